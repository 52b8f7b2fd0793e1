// The shape of every line that a locale says: tables typed by the game's and the dialog's unions, so that a forgotten
// line does not compile. What a line is told is in words already (a card is "the seven of hearts"), so a line is only
// a sentence. Lines are plain text; compose escapes them. No line but a question has a question mark.
import type { Card, Option, OPTIONS, Preset, EventOf, Refusal, Rules } from '../engine/index.ts';
import type { Setting, Topic } from '../dialog/intents.ts';
import type { Act, NameFault, UndoFault } from '../dialog/reply.ts';
import type { Confirmation } from '../dialog/household.ts';
import type { Fixed, Forms, HelpTold, Line, Play, Share, Standing, TopicTold, Verdict } from './line.ts';
import type { Facts } from './said-facts.ts';
import type { QuestionType } from './view.ts';

export type * from './line.ts';

type Ends = EventOf<'rideEnded'>['why'];
type ChosenBy = EventOf<'ridersChosen'>['by'];
type BoardKind = Rules['board'];

/** Acts with one line each; the others are told by what they carry. */
type SimpleAct = Extract<
  Act['type'],
  | 'welcomed'
  | 'welcomedBack'
  | 'lapsed'
  | 'unreadable'
  | 'badCount'
  | 'sipsOff'
  | 'countWanted'
  | 'waiting'
  | 'noSkipping'
  | 'noGame'
  | 'keptOn'
  | 'forgotten'
>;

/** The rules by topic, for the options in force. */
export type Topics = Readonly<Record<Topic, (told: TopicTold) => string>>;

/** Every line by what it is for. */
export interface Said {
  readonly forms: Forms;

  /** Words for answers that no slot has: what one would say, and what a button shows. */
  readonly answers: {
    readonly yes: string;
    readonly no: string;
    readonly continue: string;
    readonly everyone: string;
    readonly noNames: string;
    readonly sameAgain: string;
    readonly solo: string;
  };

  readonly presets: Readonly<Record<Preset, string>>;
  /** An option by what it is about: "the streak". */
  readonly optionNames: Readonly<Record<Option, string>>;
  /** An option's value as it stands in a list: "flat points". */
  readonly options: { readonly [O in Option]: Readonly<Record<`${(typeof OPTIONS)[O][number]}`, string>> };
  readonly boards: Readonly<Record<BoardKind, string>>;
  /** How aces and equal ranks count: "high", "wrong". */
  readonly aces: Readonly<Record<Rules['ace'], string>>;
  readonly sameRanks: Readonly<Record<Rules['sameRank'], string>>;

  readonly acts: Readonly<Record<SimpleAct, Fixed>>;
  /** A first wrong word where nothing else is told. */
  readonly misheard: Fixed;
  readonly resumed: Line<{ readonly names: string | null; readonly stand: string }>;
  /** Where a game stands. */
  readonly stands: {
    readonly questions: Line<{ readonly round: string }>;
    readonly goalPost: Fixed;
    readonly board: Line<{ readonly board: string }>;
    readonly bus: Line<{ readonly misses: string }>;
    readonly gauntlet: Line<{ readonly ride: string }>;
    readonly over: Fixed;
  };
  readonly seated: Line<{ readonly names: string }>;
  readonly rollCall: Line<{ readonly names: string; readonly options: string | null }>;
  readonly rollCallGauntlet: Line<{
    readonly names: string;
    readonly options: string | null;
    readonly alone: boolean;
  }>;
  readonly ranksTold: Line<{ readonly ace: string; readonly sameRank: string; readonly others: string }>;
  readonly joined: Line<{ readonly names: string; readonly many: boolean }>;
  readonly removed: Line<{ readonly name: string }>;
  readonly renamed: Line<{ readonly name: string; readonly from: string | null }>;
  readonly moved: Line<{ readonly name: string }>;
  /** `said` is null where it can't be repeated; `like` is the name that sounds like it. */
  readonly nameRefused: Readonly<
    Record<NameFault, Line<{ readonly said: string | null; readonly like: string | null }>>
  >;
  readonly tooMany: Line<{ readonly most: string }>;
  readonly tooFew: Line<{ readonly least: string; readonly many: boolean }>;
  readonly chosen: Line<{ readonly what: string }>;
  readonly switchedOff: Line<{ readonly what: string }>;
  /** What the gauntlet switches off. */
  readonly manyOptions: string;
  readonly idle: Line<{ readonly option: string; readonly beside: string }>;
  readonly tooLate: Readonly<Record<Extract<Act, { type: 'tooLate' }>['what'], Fixed>>;
  readonly set: Readonly<Record<Setting, Readonly<Record<'on' | 'off', Fixed>>>>;
  /** To the player who may call it, before the question. */
  readonly goalPostOffered: Line<{ readonly stake: string }>;
  readonly longRide: Line<{ readonly misses: string }>;
  readonly refused: Readonly<Record<Refusal, Line<{ readonly name: string | null }>>>;
  readonly unknownPlayer: Line<{ readonly said: string | null }>;
  readonly undone: Readonly<Record<Extract<Act, { type: 'undone' }>['what'], Fixed>>;
  readonly notUndone: Readonly<Record<UndoFault, Fixed>>;
  readonly goodbye: { readonly saved: Fixed; readonly over: Fixed };

  /** What can be asked at any time. */
  readonly facts: Facts;
  readonly topics: Topics;

  /** Verdicts on a guess. */
  readonly verdicts: {
    readonly right: Line<Verdict>;
    readonly wrong: Line<Verdict & { readonly cost: string }>;
    readonly busRight: Line<Verdict>;
    readonly busWrong: Line<Verdict & { readonly cost: string }>;
    readonly gauntletWrong: Line<Verdict>;
    /** Brief mode. */
    readonly brief: {
      readonly right: Line<Verdict>;
      readonly wrong: Line<Verdict & { readonly cost: string }>;
      readonly equal: Line<{ readonly cards: readonly string[] }>;
    };
    /** Cards of equal rank that went out before the verdict. */
    readonly equal: Line<{ readonly cards: readonly string[] }>;
    /** A verdict on a card of the same rank: how that counts, and what it costs. */
    readonly sameRank: Line<{ readonly card: string; readonly counts: string }>;
    readonly streak: Line<{ readonly streak: string }>;
    /** One more hit ends the ride. */
    readonly oneToGo: Line<{ readonly streak: string }>;
  };

  /** What happened beside guesses. */
  readonly events: {
    readonly goalPostCalled: Fixed;
    readonly goalPostWithdrawn: Fixed;
    readonly gave: Line<{ readonly gifts: readonly Share[] }>;
    /** To the player who is asked next. */
    readonly gaveYou: Line<Share>;
    readonly giftLapsed: Fixed;
    readonly boardDealt: Readonly<Record<BoardKind, Line<{ readonly stake: string | null }>>>;
    readonly noMatch: Line<{ readonly cards: readonly string[]; readonly many: string | null }>;
    readonly match: Line<{ readonly card: string; readonly names: string | null; readonly many: boolean }>;
    /** A flip whose plays need no asking: what each holder plays, and who takes what. */
    readonly served: Line<{ readonly card: string | null; readonly plays: readonly Play[] }>;
    /** Many flips in one: how many cards, and what each player takes. */
    readonly flips: Line<{ readonly cards: string; readonly takings: readonly Share[] }>;
    readonly held: Line<{ readonly played: string | null; readonly held: string }>;
    readonly boardEnded: Readonly<Record<EventOf<'boardEnded'>['why'] | 'noHolder', Fixed>>;
    readonly rideTied: Line<{ readonly names: string }>;
    readonly rideTiedAgain: Line<{ readonly names: string }>;
    readonly drawn: Line<{ readonly draws: readonly Share[] }>;
    readonly drawnInShort: Line<{ readonly draws: readonly Share[] }>;
    readonly riders: Readonly<
      Record<
        ChosenBy,
        Line<{
          readonly names: string;
          readonly first: string;
          readonly cards: string;
          readonly many: boolean;
          readonly unit: Rules['unit'];
        }>
      >
    >;
    /** What gets the first rider off the bus. */
    readonly wanted: Line<{ readonly streak: string }>;
    readonly nextRider: Line<{ readonly name: string }>;
    readonly gauntletBegan: Line<{ readonly card: string; readonly alone: boolean }>;
    readonly ride: Line<{ readonly ride: string; readonly last: boolean }>;
    readonly baseFlipped: Line<{ readonly card: string }>;
    readonly reshuffled: Line<{ readonly cards: string }>;
    readonly rideEnded: Readonly<
      Record<
        Exclude<Ends, 'miss'>,
        Line<{ readonly streak: string; readonly misses: string; readonly guesses: string }>
      >
    >;
    /** The end of a gauntlet ride, and the one that was a hit short. */
    readonly rideMissed: Line<{ readonly streak: string | null }>;
    readonly soClose: Line<{ readonly streak: string }>;
    readonly playerLeft: Line<{ readonly name: string }>;
    readonly tooFewLeft: Fixed;
    /** Who loses the table under party rules, and the winner who is one of them. */
    readonly rode: Line<{ readonly names: string; readonly many: boolean }>;
    readonly winnerRode: Line<{ readonly names: string; readonly unit: Rules['unit'] }>;
    readonly finalScores: Line<{ readonly scores: readonly Standing[] }>;
    readonly finalStreaks: Line<{ readonly streaks: readonly Standing[] }>;
    readonly winner: Line<{ readonly names: string; readonly many: boolean }>;
    readonly gauntletWinner: Line<{
      readonly names: string;
      readonly many: boolean;
      /** Null where nobody had a hit. */
      readonly streak: string | null;
      readonly made: boolean;
      readonly alone: boolean;
    }>;
    readonly loneLoser: Line<{ readonly best: string }>;
    readonly nobodyWon: Fixed;
  };

  /** The questions; each ends with its only question mark. A name may be said before. */
  readonly ask: {
    readonly color: Fixed;
    readonly higherLower: Line<{ readonly than: string }>;
    readonly insideOutside: Line<{ readonly between: string }>;
    readonly suit: Fixed;
    readonly give: Line<{ readonly what: string }>;
    readonly giveEach: Line<{ readonly cards: string; readonly each: string }>;
    readonly play: Line<{ readonly worth: string }>;
    readonly playSome: Line<{ readonly cards: string; readonly each: string; readonly choices: string }>;
    readonly continue: Fixed;
    readonly players: Fixed;
    readonly playersAgain: Fixed;
    readonly playersCounted: Line<{ readonly count: string; readonly one: boolean }>;
    readonly morePlayers: Fixed;
    readonly morePlayersCounted: Line<{ readonly count: string; readonly one: boolean }>;
    readonly rematch: Fixed;
    readonly confirm: Readonly<Record<Confirmation, Fixed>>;
    /** Whether the one is leaving. */
    readonly leaver: Line<{ readonly name: string }>;
    readonly which: Line<{ readonly names: string }>;
  };
  /** Before the question: inside can't win; a held card has no later match. */
  readonly insideHopeless: Fixed;
  readonly lastMatch: Fixed;
  /** Before the question, once it was missed twice, and three times. */
  readonly choices: Line<{ readonly choices: string }>;
  readonly choicesOfNames: Line<{ readonly choices: string }>;
  readonly example: Line<{ readonly choice: string }>;
  readonly exampleNames: string;
  /** Help on the question on the table, which follows. */
  readonly help: Readonly<Record<QuestionType, (told: HelpTold) => string>>;

  /** For the Alexa app. */
  readonly card: {
    readonly title: string;
    readonly player: (told: {
      readonly name: string;
      readonly score: number;
      readonly unit: Rules['unit'];
      readonly cards: readonly Card[];
    }) => string;
  };
  /** When the household can't be read or saved in time. */
  readonly apology: { readonly text: string; readonly reprompt: string };
}
