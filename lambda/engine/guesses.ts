// The four questions, wherever they are asked: which one is due, and how a call is judged against the cards laid
// before it. The rows, both buses and the gauntlet all ask here.
import { QUESTION_KINDS, type Guess, type QuestionKind } from './actions.ts';
import { busKind } from './bus.ts';
import { colorOf, suitOf, valueOf, type Card } from './cards.ts';
import type { Place } from './events.ts';
import type { Game, Seat } from './game.ts';
import type { Rules } from './rules.ts';
import { playerAt } from './seats.ts';
import { GOAL_POST_FACTOR, MISS_STAKE, questionStake } from './stakes.ts';

/** A guess that the game waits for. */
export interface Asked {
  readonly kind: QuestionKind;
  readonly seat: Seat;
  readonly place: Place;
  /** The cards that the next one is compared with, the first laid first. */
  readonly laid: readonly Card[];
  /** What it is worth, or what a miss costs, without goal post. */
  readonly stake: number;
  readonly goalPost: boolean;
}

/** The guess that the game waits for, or null where it waits for something else. */
export function guessAsked(game: Game): Asked | null {
  const { phase, rules } = game;
  switch (phase.type) {
    case 'questions': {
      const kind = QUESTION_KINDS[phase.round - 1];
      if (!kind || phase.giving) return null;
      const { seat, round, goalPost } = phase;
      const laid = playerAt(game, seat).row;
      return { kind, seat, place: 'row', laid, stake: questionStake(rules, round), goalPost };
    }
    case 'bus': {
      const kind = busKind(rules, phase.cards);
      if (!kind) return null;
      const { rider: seat, cards: laid } = phase;
      return { kind, seat, place: 'bus', laid, stake: MISS_STAKE, goalPost: false };
    }
    case 'gauntlet': {
      const { rider: seat, cards: laid } = phase;
      return { kind: 'higherLower', seat, place: 'gauntlet', laid, stake: 0, goalPost: false };
    }
    case 'board':
    case 'over':
      return null;
  }
}

/** What a guess is worth in all: a goal post triples it, right or wrong (RULES.md, "Questions" 6). */
export function worthOf(asked: Asked): number {
  return asked.stake * (asked.goalPost ? GOAL_POST_FACTOR : 1);
}

/** How a call turned out; `again` where the next card decides it (sameRank). */
export type Verdict = 'right' | 'wrong' | 'again';

/** Judges a call on the next card against the cards laid before it (RULES.md, "Questions" 1, 3 and 5). */
export function judge(rules: Rules, guess: Guess, laid: readonly Card[], card: Card): Verdict {
  const value = valueOf(card, rules.ace);
  switch (guess) {
    case 'red':
    case 'black':
      return verdict(colorOf(card) === guess);
    case 'hearts':
      return verdict(suitOf(card) === 'H');
    case 'diamonds':
      return verdict(suitOf(card) === 'D');
    case 'clubs':
      return verdict(suitOf(card) === 'C');
    case 'spades':
      return verdict(suitOf(card) === 'S');
    case 'higher':
    case 'lower': {
      const base = valueOf(laidAt(laid, 0), rules.ace);
      if (value === base) return ON_EQUAL[rules.sameRank];
      return verdict(value > base === (guess === 'higher'));
    }
    case 'inside':
    case 'outside': {
      const [low, high] = endsOf(rules, laid);
      if (value === low || value === high) return ON_EQUAL[rules.sameRank];
      return verdict((low < value && value < high) === (guess === 'inside'));
    }
  }
}

/** Whether a card is of a rank that the call compares it with (RULES.md, "Questions" 3 and 5). */
export function isEqual(rules: Rules, guess: Guess, laid: readonly Card[], card: Card): boolean {
  return judge({ ...rules, sameRank: 'again' }, guess, laid, card) === 'again';
}

/** Whether inside can't win: the two ends are equal or neighbours (RULES.md, "Questions" 4 and 5). */
export function isInsideHopeless(rules: Rules, laid: readonly Card[]): boolean {
  const [low, high] = endsOf(rules, laid);
  return high - low <= 1 && rules.sameRank !== 'right';
}

/** What an equal rank means on questions 2 and 3 and on every bus (RULES.md, "Questions" 5). */
const ON_EQUAL: { readonly [S in Rules['sameRank']]: Verdict } = {
  wrong: 'wrong',
  right: 'right',
  again: 'again',
};

function verdict(isRight: boolean): Verdict {
  return isRight ? 'right' : 'wrong';
}

/** The values of the first two cards laid, the lower first. */
function endsOf(rules: Rules, laid: readonly Card[]): readonly [low: number, high: number] {
  const first = valueOf(laidAt(laid, 0), rules.ace);
  const second = valueOf(laidAt(laid, 1), rules.ace);
  return first < second ? [first, second] : [second, first];
}

function laidAt(laid: readonly Card[], index: number): Card {
  const card = laid[index];
  if (!card) throw new Error(`card ${index + 1} isn't laid yet`);
  return card;
}
