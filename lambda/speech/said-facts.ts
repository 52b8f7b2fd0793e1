// The shape of the lines that answer what can be asked at any time: scores, cards, what is left, odds and records.
import type { Fixed, Line, Share } from './line.ts';

/** What the odds of a guess are told: cards in words, by call. */
interface OddsTold {
  readonly unseen: string;
  readonly chances: readonly Share[];
  /** Cards of equal rank, or null where none is left or they are wrong. */
  readonly equal: string | null;
  readonly many: boolean;
  /** Equal cards win either way; else they are drawn again. */
  readonly wins: boolean;
}

/** What one name has to show for itself. */
interface RecordTold {
  readonly name: string;
  readonly played: string;
  readonly won: string | null;
  readonly best: string | null;
}

/** Answers about the game as it stands, and about records. */
export interface Facts {
  readonly scores: Line<{ readonly scores: readonly Share[] }>;
  readonly scoreOf: Line<Share>;
  /** Who has the fewest points, or the longest streak. */
  readonly lead: Line<{ readonly names: string; readonly many: boolean }>;
  readonly streaks: Line<{ readonly streaks: readonly Share[] }>;
  readonly cardsOf: Line<{ readonly name: string; readonly cards: readonly string[] }>;
  readonly turn: Line<{ readonly name: string }>;
  /** The same to one who plays alone and gave no name. */
  readonly yours: {
    readonly score: Line<Pick<Share, 'amount'>>;
    readonly best: Line<Pick<Share, 'amount'>>;
    readonly cards: Line<{ readonly cards: readonly string[] }>;
    readonly turn: Fixed;
  };
  readonly tableTurn: Fixed;
  readonly left: {
    readonly questions: (told: {
      readonly more: string | null;
      readonly round: string;
      readonly then: readonly string[];
    }) => string;
    readonly board: (told: {
      readonly flips: string;
      readonly board: string;
      readonly spots: string | null;
    }) => string;
    readonly bus: (told: {
      readonly more: string;
      readonly guesses: string | null;
      readonly next: string | null;
      readonly many: boolean;
    }) => string;
    readonly gauntlet: (told: {
      readonly more: string;
      readonly rides: readonly Share[];
      /** Of one who plays alone and gave no name. */
      readonly yours: string | null;
    }) => string;
    readonly over: string;
  };
  readonly odds: (told: OddsTold) => string;
  readonly oddsOfMatch: (told: { readonly unseen: string; readonly matching: string }) => string;
  readonly noOdds: string;
  readonly options: (told: {
    readonly preset: string;
    readonly others: string | null;
    readonly offers: string | null;
  }) => string;
  readonly record: (told: RecordTold) => string;
  readonly noRecord: (told: { readonly name: string | null }) => string;
  readonly records: (told: {
    readonly games: string;
    readonly wins: readonly Share[];
    readonly best: Share | null;
  }) => string;
  readonly noRecords: string;
}
