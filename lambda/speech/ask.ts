// The one question of a reply, in each way of putting it, its reprompt, and the help on it.
import { GOAL_POST_FACTOR, valueOf, type Card, type GameQuestion, type Seat } from '../engine/index.ts';
import { choicesOf } from '../dialog/choices.ts';
import { seatsLeft, isLobby, leaverIn, type About } from '../dialog/household.ts';
import type { Ask } from '../dialog/reply.ts';
import { sayFor } from './choices-said.ts';
import type { Piece, Voice } from './voice.ts';
import type { QuestionType } from './view.ts';

type CallQuestion = Extract<GameQuestion, { readonly insideHopeless: boolean }>;

/** The type of the question on the table. */
export function questionTypeOf(voice: Voice): QuestionType {
  const { about } = voice.household;
  if (about.type !== 'game') return about.type;
  return voice.question?.type ?? 'rematch';
}

/**
 * The question, with what belongs before it and after what was `told`: a name that the last sentence spoke to isn't
 * said again, and where nothing was told, a first wrong word hears at least that it wasn't understood.
 */
export function ask(voice: Voice, how: Ask, told: readonly Piece[]): readonly Piece[] {
  const { said, say, household } = voice;
  const to = addressed(voice, told);
  switch (how.how) {
    case 'plain':
      return [...before(voice), { text: question(voice, household.about, to) }];
    case 'shorter':
      return told.length === 0
        ? [say(said.misheard), { text: shorter(voice, to) }]
        : [{ text: shorter(voice, to) }];
    case 'choices':
      return [{ text: spelledOut(voice) }, { text: shorter(voice, to) }];
    case 'example':
      return [say(said.example, { choice: exampleFor(voice) }), { text: shorter(voice, to) }];
    case 'which':
      return [say(said.ask.which, { names: voice.forms.any(how.seats.map(voice.name)) })];
  }
}

/** The question after a silence: always by name, and not in the words of the reply. */
export function reprompt(voice: Voice): string {
  const to = addressed(voice, []);
  return question(
    { ...voice, pick: (wordings, nth = 0) => voice.pick(wordings, nth + 1) },
    voice.household.about,
    to,
  );
}

/** Help on the question on the table: only its legal answers. */
export function helpFor(voice: Voice): string {
  const { question: asked, rules } = voice;
  const type = questionTypeOf(voice);
  const goalPost = asked !== null && 'goalPost' in asked && asked.goalPost;
  const stake = asked && asked.type !== 'continue' ? asked.stake * (goalPost ? GOAL_POST_FACTOR : 1) : 0;
  return voice.said.help[type]({
    choices: choicesInWords(voice),
    stake: stake > 0 ? voice.units(stake) : null,
    place: asked && 'place' in asked ? asked.place : null,
    alone: seatsLeft(voice.household).length === 1,
    goalPost,
    mayCall: asked !== null && 'mayCall' in asked && asked.mayCall,
    gauntlet: rules.mode === 'gauntlet',
    last: asked?.type === 'playOrHold' && asked.last,
    many: asked !== null && 'count' in asked && asked.count > 1,
  });
}

/** The player to whom the last sentence spoke, looking past those that leave it as it was. */
function spokenTo(pieces: readonly Piece[]): Seat | null {
  const last = pieces.findLast((piece) => 'text' in piece && piece.to !== 'same');
  return last && 'text' in last && typeof last.to === 'number' ? last.to : null;
}

/** The name of who is asked, unless the last sentence spoke to them; one who plays alone and gave none needs none. */
export function addressed({ asked, unnamed, name }: Voice, told: readonly Piece[]): string {
  return asked === null || unnamed || asked === spokenTo(told) ? '' : `${name(asked)}, `;
}

/** What should be known before the question. */
function before({ said, pick, question: asked }: Voice): readonly Piece[] {
  if (!asked) return [];
  if ('insideHopeless' in asked && asked.insideHopeless)
    return [{ text: pick(said.insideHopeless), to: 'same' }];
  if (asked.type === 'playOrHold' && asked.last) return [{ text: pick(said.lastMatch), to: 'same' }];
  return [];
}

function shorter(voice: Voice, to: string): string {
  return question({ ...voice, pick: (wordings) => wordings[0] }, voice.household.about, to);
}

function question(voice: Voice, about: About, to: string): string {
  const { said, forms, pick, household } = voice;
  const leaver = leaverIn(about);
  switch (about.type) {
    case 'players':
      if (about.count !== null) {
        return pick(said.ask.playersCounted)({ count: forms.number(about.count), one: about.count === 1 });
      }
      return pick(about.again ? said.ask.playersAgain : said.ask.players);
    case 'morePlayers': {
      const missing = about.count === null ? 0 : about.count - household.table.names.length;
      return missing > 0
        ? pick(said.ask.morePlayersCounted)({ count: forms.number(missing), one: missing === 1 })
        : pick(said.ask.morePlayers);
    }
    case 'game':
      return voice.question ? to + gameQuestion(voice, voice.question) : pick(said.ask.rematch);
    case 'rematch':
      return pick(said.ask.rematch);
    case 'confirm':
      return leaver === null
        ? pick(said.ask.confirm[about.what])
        : pick(said.ask.leaver)({ name: voice.name(leaver) });
  }
}

function gameQuestion(voice: Voice, asked: GameQuestion): string {
  const { said, forms, pick, units, rules } = voice;
  switch (asked.type) {
    case 'color':
    case 'suit':
    case 'continue':
      return pick(said.ask[asked.type]);
    case 'higherLower': {
      const [base] = laidFor(voice, asked);
      return pick(said.ask.higherLower)({ than: base ? forms.theRank(base) : '' });
    }
    case 'insideOutside': {
      const laid = laidFor(voice, asked).slice(0, 2);
      return pick(said.ask.insideOutside)({
        between: forms.ranks(laid.sort((a, b) => valueOf(a, rules.ace) - valueOf(b, rules.ace))),
      });
    }
    case 'give':
      return asked.count === 1
        ? pick(said.ask.give)({ what: forms.theUnits(asked.stake, rules.unit) })
        : pick(said.ask.giveEach)({ cards: forms.cards(asked.count), each: units(asked.stake) });
    case 'playOrHold':
      return asked.count === 1
        ? pick(said.ask.play)({ worth: units(asked.stake) })
        : pick(said.ask.playSome)({
            cards: forms.cards(asked.count),
            each: units(asked.stake),
            choices: choicesInWords(voice),
          });
  }
}

/** The cards that a guess is compared with: the player's row, or what lies on the bus. */
function laidFor({ household }: Voice, { place, seat }: CallQuestion): readonly Card[] {
  const { game } = household;
  if (!game) return [];
  if (place === 'row') return game.players[seat - 1]?.row ?? [];
  return 'cards' in game.phase ? game.phase.cards : [];
}

/** The legal answers, spelled out; where names are asked for, those come first. */
function spelledOut(voice: Voice): string {
  const { said, pick } = voice;
  return pick(asksForNames(voice) ? said.choicesOfNames : said.choices)({ choices: choicesInWords(voice) });
}

function exampleFor(voice: Voice): string {
  const [first = voice.said.exampleNames] = choicesSaid(voice);
  return asksForNames(voice) ? voice.said.exampleNames : first;
}

function asksForNames({ household }: Voice): boolean {
  return isLobby(household.about);
}

/** The legal answers in the words that one would say; of the numbers of players, the last stands for all. */
function choicesSaid({ household, locale }: Voice): readonly string[] {
  const choices = choicesOf(household);
  return choices
    .filter(({ intent }, index) => intent !== 'CountIntent' || choices[index + 1]?.intent !== 'CountIntent')
    .map((heard) => sayFor(heard, locale));
}

function choicesInWords(voice: Voice): string {
  return voice.forms.any(choicesSaid(voice));
}
