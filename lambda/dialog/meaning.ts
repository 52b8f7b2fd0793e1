// What words mean: an intent and the question on the table give a move. The question decides, not the intent's name.
import { GUESSES, hasShown, isPlaying, type Action, type GameQuestion, type Guess } from '../engine/index.ts';
import { isLobby, isOpen, questionBefore, seatsLeft, type Household } from './household.ts';
import { GUESS_IDS, ME, PLAYS, type Heard, type Play } from './intents.ts';
import type { GiftSaid, Move } from './moves.ts';
import { list, numberIn, one, optionsIn, topicIn } from './slots.ts';

const WRONG: Move = { type: 'wrong' };
const SET_UP = { type: 'setUp', options: [], count: null, names: [], start: false, anew: false } as const;

/** The move that was meant. Bad or missing slots mean a wrong word, never an exception. */
export function meaningOf(household: Household, heard: Heard): Move {
  const { about } = household;
  const question = questionBefore(household);
  if (about.type === 'confirm' && about.what === 'leave') {
    const said = namedIn(heard);
    if (said !== null) return { type: 'leave', said };
  }
  switch (heard.intent) {
    case 'LaunchRequest':
      return { type: 'launch' };
    case 'GuessIntent':
      return guessMeant(heard, question);
    case 'GoalPostIntent':
      return goalPostMeant(heard, household);
    case 'PlayersIntent':
      return playersMeant(list(heard, 'players'), household, question);
    case 'GiveIntent':
      return giveMeant(heard, question);
    case 'PlayIntent':
      return playMeant(heard, household, question);
    case 'ContinueIntent':
    case 'AMAZON.ResumeIntent':
      return goOnMeant(household, question) ?? { type: 'goOn' };
    case 'AMAZON.NextIntent':
      return goOnMeant(household, question) ?? { type: question ? 'skip' : 'goOn' };
    case 'WaitIntent':
      return { type: 'wait' };
    case 'AMAZON.YesIntent':
      return yesMeant(household, question);
    case 'AMAZON.NoIntent':
      return noMeant(household, question);
    case 'CountIntent':
      return countMeant(heard, household, question);
    case 'StartIntent':
      return startMeant(heard, household, question);
    case 'OptionIntent': {
      const options = optionsIn(heard);
      return options.length > 0 ? { ...SET_UP, options } : WRONG;
    }
    case 'AddIntent': {
      const names = list(heard, 'players');
      return names.length > 0 ? { ...SET_UP, names, start: about.type === 'rematch' } : WRONG;
    }
    case 'LeaveIntent':
      if (about.type === 'rematch' && seatsLeft(household).length === 1) return { type: 'goodbye' };
      return { type: 'leave', said: one(heard, 'player') };
    case 'RenameIntent': {
      const name = one(heard, 'name');
      const not = one(heard, 'not');
      const said = one(heard, 'player') ?? (mayRegive(household, question) ? null : not);
      if (name !== null && said === ME && isLobby(about)) return { ...SET_UP, names: [name] }; // "call me Zoe"
      return name === null ? WRONG : { type: 'rename', said, not, name };
    }
    case 'FirstIntent': {
      const said = one(heard, 'player');
      return said === null ? WRONG : { type: 'first', said };
    }
    case 'EveryoneIntent':
      return isLobby(about) ? { type: 'everyone' } : WRONG;
    case 'NoNamesIntent':
      return isLobby(about) ? { type: 'noNames' } : WRONG;
    case 'SameAgainIntent':
      return household.game === null || about.type === 'rematch' ? { type: 'sameAgain' } : WRONG;
    case 'ScoreIntent':
      return { type: 'ask', query: { type: 'scores', said: one(heard, 'player') } };
    case 'CardsIntent':
      return { type: 'ask', query: { type: 'cards', said: one(heard, 'player') } };
    case 'TurnIntent':
      return { type: 'ask', query: { type: 'turn' } };
    case 'RemainingIntent':
      return { type: 'ask', query: { type: 'remaining' } };
    case 'OddsIntent':
      return { type: 'ask', query: { type: 'odds' } };
    case 'OptionsIntent':
      return { type: 'ask', query: { type: 'options' } };
    case 'RulesIntent':
      return { type: 'ask', query: { type: 'topic', topic: topicIn(heard) } };
    case 'RecordIntent':
      return { type: 'ask', query: { type: 'record', said: one(heard, 'player') } };
    case 'AMAZON.HelpIntent':
      return { type: 'ask', query: { type: 'help' } };
    case 'UndoIntent':
    case 'AMAZON.PreviousIntent':
      return { type: 'undo' };
    case 'AMAZON.RepeatIntent':
      return { type: 'repeat' };
    case 'EndGameIntent':
      return endMeant(household);
    case 'AMAZON.StartOverIntent':
      if (isOpen(household)) return { type: 'confirm', what: 'startOver', then: null };
      return about.type === 'rematch' ? { type: 'sameAgain' } : { ...SET_UP, anew: true };
    case 'ForgetIntent':
      return { type: 'confirm', what: 'forget', then: null };
    case 'AMAZON.CancelIntent':
      return { type: about.type === 'confirm' ? 'keepOn' : 'goodbye' };
    case 'AMAZON.StopIntent':
    case 'AMAZON.PauseIntent':
    case 'AMAZON.NavigateHomeIntent':
      return { type: 'goodbye' };
    case 'AMAZON.FallbackIntent':
      return WRONG;
  }
}

function act(action: Action): Move {
  return { type: 'play', actions: [action], gifts: [] };
}

function guessMeant(heard: Heard, question: GameQuestion | null): Move {
  const guess = GUESS_IDS.find((id) => id === one(heard, 'guess'));
  if (guess === undefined || !isCallOf(question, guess)) return WRONG;
  const goalPost = one(heard, 'goalPost');
  const call: Action = { type: 'guess', guess, goalPost: goalPost !== null && goalPost !== 'off' };
  const takenBack =
    goalPost === 'off' && question?.type !== 'color' && 'goalPost' in question && question.goalPost;
  const said = one(heard, 'player');
  return {
    type: 'play',
    actions: takenBack ? [{ type: 'withdrawGoalPost' }, call] : [call],
    gifts: said === null ? [] : [{ said, count: null }],
  };
}

function isCallOf(question: GameQuestion | null, guess: Guess): question is GameQuestion {
  if (!question || !(question.type in GUESSES)) return false;
  const calls: readonly Guess[] = GUESSES[question.type as keyof typeof GUESSES]; // checked by the line before
  return calls.includes(guess);
}

/** Before the first card "goal post" is the option, unless it is chosen already; after it, the call. */
function goalPostMeant(heard: Heard, { game, table }: Household): Move {
  const value = one(heard, 'goalPost') === 'off' ? 'off' : 'on';
  if (!isPlaying(game) && (!game || table.rules.goalPost !== value)) {
    return { ...SET_UP, options: [`goalPost.${value}`] };
  }
  return act({ type: value === 'off' ? 'withdrawGoalPost' : 'callGoalPost' });
}

/** Who leaves, where that is asked: "Jo", "no, Jo". */
function namedIn(heard: Heard): string | null {
  if (heard.intent === 'PlayersIntent')
    return list(heard, 'players').length === 1 ? one(heard, 'players') : null;
  return heard.intent === 'RenameIntent' && one(heard, 'player') === null ? one(heard, 'name') : null;
}

/** Bare names answer whatever asks for players: receivers of a gift, who sits at the table, or whose cards are meant. */
function playersMeant(names: readonly string[], household: Household, question: GameQuestion | null): Move {
  const { about } = household;
  if (names.length === 0) return WRONG;
  if (question?.type === 'give') return { type: 'give', gifts: names.map((said) => ({ said, count: null })) };
  if (isLobby(about)) return { ...SET_UP, names };
  const [said] = names;
  if (question?.type === 'continue' && said !== undefined && names.length === 1)
    return { type: 'ask', query: { type: 'cards', said } };
  const corrects = about.type === 'game' && household.game !== null && !hasShown(household.game);
  if (names.length > 1 && (corrects || about.type === 'rematch')) {
    return { ...SET_UP, names, anew: true, start: about.type === 'rematch' };
  }
  return WRONG;
}

/** Gifts; whoever gives matching cards instead of playing them plays as many as the gifts count, else all. */
function giveMeant(heard: Heard, question: GameQuestion | null): Move {
  const gifts: GiftSaid[] = [];
  for (const [player, count] of [
    ['player', 'count'],
    ['playerTwo', 'countTwo'],
    ['playerThree', 'countThree'],
  ] as const) {
    const said = one(heard, player);
    const counted = one(heard, count);
    if (said === null) continue;
    const number = counted === null ? null : numberIn(counted);
    if (counted !== null && number === null) return WRONG;
    gifts.push({ said, count: number });
  }
  if (gifts.length === 0) return WRONG;
  if (question?.type !== 'playOrHold') return { type: 'give', gifts };
  const counted = gifts.reduce((sum, { count }) => sum + (count ?? Infinity), 0);
  const cards = counted <= question.count ? counted : question.count;
  return { type: 'play', actions: [{ type: 'play', cards }], gifts };
}

/** Whether "not Sam, Zoe" is about a gift, rather than about a name. */
function mayRegive({ game, undo }: Household, question: GameQuestion | null): boolean {
  return question?.type === 'give' || (isPlaying(game) && undo?.what === 'gift');
}

/** "Play" plays matching cards; where no game is open it starts one. */
function playMeant(heard: Heard, household: Household, question: GameQuestion | null): Move {
  const choice = PLAYS.find((play) => play === one(heard, 'choice'));
  if (choice === 'play' && !isOpen(household))
    return startMeant({ intent: 'StartIntent', slots: {} }, household, question);
  if (question?.type !== 'playOrHold' || choice === undefined) return WRONG;
  return act({ type: 'play', cards: cardsPlayed(choice, question.count) });
}

function cardsPlayed(choice: Play, matching: number): number {
  switch (choice) {
    case 'hold':
      return 0;
    case 'playOne':
      return 1;
    case 'playTwo':
      return 2;
    case 'play':
    case 'playAll':
      return matching;
  }
}

/** Going on: with the next card, or with the game as it was rather than with what is to be confirmed. */
function goOnMeant({ about }: Household, question: GameQuestion | null): Move | null {
  if (about.type === 'confirm') return { type: 'keepOn' };
  return question?.type === 'continue' ? act({ type: 'flip' }) : null;
}

function yesMeant({ about, last }: Household, question: GameQuestion | null): Move {
  if (about.type === 'confirm') return { type: 'confirmed' };
  if (question?.type === 'continue') return act({ type: 'flip' });
  if (about.type === 'rematch' || (about.type === 'players' && about.again && last))
    return { type: 'sameAgain' };
  return WRONG;
}

function noMeant({ about }: Household, question: GameQuestion | null): Move {
  if (about.type === 'confirm') return { type: 'keepOn' };
  if (question?.type === 'continue') return { type: 'wait' };
  if (about.type === 'rematch') return { type: 'goodbye' };
  if (about.type === 'morePlayers') return { type: 'everyone' };
  if (about.type === 'players' && about.again) return { type: 'notAgain' };
  return WRONG;
}

/** A number is how many play, or how many of the matching cards. */
function countMeant(heard: Heard, household: Household, question: GameQuestion | null): Move {
  const { about } = household;
  const count = numberIn(one(heard, 'count') ?? '');
  if (question?.type === 'playOrHold' && count !== null) return act({ type: 'play', cards: count });
  if (isPlaying(household.game) || about.type === 'confirm') return WRONG;
  return count === null ? { type: 'badCount' } : { ...SET_UP, count, anew: about.type === 'rematch' };
}

/** A start that would lose an open game is confirmed first and then taken. */
function startMeant(heard: Heard, household: Household, question: GameQuestion | null): Move {
  const bare = Object.keys(heard.slots).length === 0;
  if (question?.type === 'playOrHold' && bare) return act({ type: 'play', cards: question.count }); // "let's play"
  if (isPlaying(household.game)) return { type: 'confirm', what: 'startOver', then: heard };
  const said = one(heard, 'count');
  const count = said === null ? null : numberIn(said);
  if (said !== null && count === null) return { type: 'badCount' };
  const options = optionsIn(heard);
  const names = list(heard, 'players');
  const anew = names.length > 0 || (household.about.type === 'rematch' && count !== null);
  if (household.about.type === 'rematch' && !anew && options.length === 0) return { type: 'sameAgain' };
  return { type: 'setUp', options, count, names, anew, start: names.length > 0 || count === null };
}

/** Ending what isn't open is saying goodbye; said again, it confirms itself. */
function endMeant(household: Household): Move {
  if (household.about.type === 'confirm' && household.about.what === 'end') return { type: 'confirmed' };
  return isOpen(household) ? { type: 'confirm', what: 'end', then: null } : { type: 'goodbye' };
}
