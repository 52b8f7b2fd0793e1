// One-line builders for tests: rules, a game from a stacked deck, a game after a list of actions.
import {
  DECK,
  GUESSES,
  PRESETS,
  RANKS,
  SUITS,
  deal,
  fairShuffle,
  play,
  type Action,
  type Card,
  type Game,
  type Gift,
  type Guess,
  type PublicEvent,
  type Rules,
  type Seat,
  type Seed,
  type Shuffle,
} from '../../lambda/engine/index.ts';
import { guessAsked, judge } from '../../lambda/engine/guesses.ts';

/** The classic rules with some options changed. */
export function classic(options: Partial<Rules> = {}): Rules {
  return { ...PRESETS.classic, ...options };
}

/** The party rules with some options changed. */
export function party(options: Partial<Rules> = {}): Rules {
  return { ...PRESETS.party, ...options };
}

/** Any seed will do for a stacked deck. */
export const SEED: Seed = [1, 2, 3, 4];

/** Cards from words such as `7H 2C TD`. */
export function cards(text: string): readonly Card[] {
  return text.split(/\s+/).filter(Boolean).map(card);
}

function card(word: string): Card {
  const found = DECK.find((known) => known === word);
  if (!found)
    throw new Error(`${word} is no card: a rank of ${RANKS.join('')}, then a suit of ${SUITS.join('')}`);
  return found;
}

/**
 * A shuffle that puts the named cards on top, for the first pile and each later one in turn; the rest follow in the
 * order of `DECK`. Cards that a later pile doesn't hold are passed over.
 */
export function stacked(...decks: readonly string[]): Shuffle {
  const tops = decks.map(cards);
  return (from, _seed, nth) => {
    const top = (tops[nth - 1] ?? []).filter((named) => from.includes(named));
    return [...top, ...DECK.filter((other) => from.includes(other) && !top.includes(other))];
  };
}

/** A table that plays: a game and the shuffle that it goes on with. */
export interface Table {
  readonly game: Game;
  readonly shuffle: Shuffle;
  /** What the actions so far have shown. */
  readonly events: readonly PublicEvent[];
}

/** A new game with the named cards on top of its piles. */
export function table(rules: Rules, players: number, ...decks: readonly string[]): Table {
  const shuffle = stacked(...decks);
  return { game: deal(rules, players, { seed: SEED, shuffle }), shuffle, events: [] };
}

/** A new game with a fair deck. */
export function fairTable(rules: Rules, players: number, seed: Seed): Table {
  return { game: deal(rules, players, { seed, shuffle: fairShuffle }), shuffle: fairShuffle, events: [] };
}

/** The table after these actions, none of which may be refused; its events are those of the last one. */
export function after(start: Table, ...actions: readonly Action[]): Table {
  return actions.reduce((now, action) => {
    const played = play(now.game, action, now.shuffle);
    if ('refused' in played) throw new Error(`${JSON.stringify(action)} is refused: ${played.refused}`);
    return { ...now, ...played };
  }, start);
}

/** Why an action is refused, or null where it is taken. */
export function refusalOf(start: Table, action: Action): string | null {
  const played = play(start.game, action, start.shuffle);
  return 'refused' in played ? played.refused : null;
}

/** A guess without goal post. */
export function call(guess: Guess): Action {
  return { type: 'guess', guess, goalPost: false };
}

/** A guess with goal post. */
export function goal(guess: Guess): Action {
  return { type: 'guess', guess, goalPost: true };
}

/** One pick: `count` gifts to a seat. */
export function giveTo(to: Seat, count = 1): Action {
  return { type: 'give', gifts: [{ to, count }] };
}

/** Several picks in one sentence. */
export function giveAll(...gifts: readonly Gift[]): Action {
  return { type: 'give', gifts };
}

/** A holder plays that many of the matching cards. */
export function playCards(count: number): Action {
  return { type: 'play', cards: count };
}

/** The table says "continue". */
export const FLIP: Action = { type: 'flip' };
/** The table ends the game. */
export const END: Action = { type: 'end' };

/** A player leaves. */
export function leave(seat: Seat): Action {
  return { type: 'leave', seat };
}

/** The order in which these rows are drawn in the questions: everybody's first card, everybody's second, ... */
export function drawnAs(...rows: readonly string[]): string {
  const dealt = rows.map(cards);
  return [0, 1, 2, 3].flatMap((round) => dealt.flatMap((row) => row[round] ?? [])).join(' ');
}

/** A call on the next card of a stacked deck that is judged so, where there is one. */
export function calling({ game }: Table, verdict: 'right' | 'wrong'): Action {
  const asked = guessAsked(game);
  const [next] = game.pile;
  if (!asked || !next) throw new Error('no guess is asked');
  const calls: readonly Guess[] = GUESSES[asked.kind];
  const found = calls.find((guess) => judge(game.rules, guess, asked.laid, next) === verdict);
  if (!found) throw new Error(`no call on ${next} is ${verdict}`);
  return call(found);
}

/** The table after the four questions, all of them answered wrong: everybody has taken ten points (twenty double). */
export function afterQuestions(start: Table): Table {
  let now = start;
  while (now.game.phase.type === 'questions') now = after(now, calling(now, 'wrong'));
  return now;
}

/** The scores, by seat. */
export function scores({ game }: Table): readonly number[] {
  return game.players.map((player) => player.score);
}
