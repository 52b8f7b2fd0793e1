// The legal answers to the question on the table, as they would be heard. Buttons, help and refusals list these.
import { GUESSES, fewestPlayers, questionOf, type GameQuestion, type Seat } from '../engine/index.ts';
import type { About, Household } from './household.ts';
import { nameOf, seatsLeft } from './household.ts';
import type { Heard, Play } from './intents.ts';

/** The legal answers in the order in which they are offered. */
export function choicesOf(household: Household): readonly Heard[] {
  return choicesFor(household, household.about);
}

function choicesFor(household: Household, about: About): readonly Heard[] {
  switch (about.type) {
    case 'confirm':
      return [
        ...(about.what === 'leave' && about.then === null
          ? seatsLeft(household).map((seat) => namedAs(household, seat))
          : [plain('AMAZON.YesIntent')]),
        plain('AMAZON.NoIntent'),
      ];
    case 'rematch':
      return [plain('AMAZON.YesIntent'), plain('AMAZON.NoIntent')];
    case 'players':
      return [
        ...(about.again && household.last ? [plain('SameAgainIntent')] : []),
        ...(about.count === null
          ? [
              heard('CountIntent', { count: '2' }),
              heard('CountIntent', { count: '3' }),
              heard('CountIntent', { count: '4' }),
            ]
          : [plain('NoNamesIntent')]),
        heard('StartIntent', { option: 'mode.solo' }),
      ];
    case 'morePlayers': {
      const { names, rules } = household.table;
      return [
        ...(names.length >= fewestPlayers(rules)
          ? [plain('EveryoneIntent')]
          : [heard('StartIntent', { option: 'mode.solo' })]),
        ...(about.count === null ? [] : [plain('NoNamesIntent')]),
      ];
    }
    case 'game': {
      const question = household.game && questionOf(household.game);
      return question ? choicesInGame(household, question) : [];
    }
  }
}

function choicesInGame(household: Household, question: GameQuestion): readonly Heard[] {
  switch (question.type) {
    case 'continue':
      return [plain('ContinueIntent')];
    case 'give':
      return question.receivers.map((seat) => namedAs(household, seat));
    case 'playOrHold':
      return playsFor(question.count).map((choice) => heard('PlayIntent', { choice }));
    case 'color':
    case 'higherLower':
    case 'insideOutside':
    case 'suit':
      return GUESSES[question.type].map((guess) => heard('GuessIntent', { guess }));
  }
}

/** How many of the matching cards can be played, most first. */
function playsFor(count: number): readonly Play[] {
  if (count === 1) return ['play', 'hold'];
  return count === 2 ? ['playAll', 'playOne', 'hold'] : ['playAll', 'playTwo', 'playOne', 'hold'];
}

/** What one calls a player: the name, or the seat's own value. */
function namedAs(household: Household, seat: Seat): Heard {
  return heard('PlayersIntent', { players: [nameOf(household, seat) ?? `P${seat}`] });
}

function plain(intent: Heard['intent']): Heard {
  return { intent, slots: {} };
}

function heard(intent: Heard['intent'], slots: Heard['slots']): Heard {
  return { intent, slots };
}
