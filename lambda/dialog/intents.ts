// What can be heard: every intent with its slots, and every value that a slot of ours can resolve to.
// The interaction model, the word matcher, the listen tables and `meaning` derive from these lists.
// One intent per kind of value: what it means is decided by the question on the table, not by the intent's name.
import { GUESSES, MAX_PLAYERS, OPTIONS, OPTION_NAMES, type Choice, type Guess } from '../engine/index.ts';

/** The types of our slots. NUMBER is Alexa's own; PLAYER is open (any name); the others are closed lists. */
export type SlotType = 'GUESS' | 'GOAL_POST' | 'PLAY' | 'PLAYER' | 'NUMBER' | 'OPTION' | 'TOPIC';

/** Every intent of our own with the type of each slot; `PLAYER[]` takes several values at once. */
export const INTENTS = {
  /** "red", "goal post, higher", "red, give it to Sam"; of "higher, no, lower" the last call is the guess. */
  GuessIntent: { guess: 'GUESS', goalPost: 'GOAL_POST', player: 'PLAYER', before: 'GUESS' },
  /** "goal post", "no goal post". */
  GoalPostIntent: { goalPost: 'GOAL_POST' },
  /** "Sam", "Sam, Alex and Jo", "player three". */
  PlayersIntent: { players: 'PLAYER[]' },
  /** "give it to Sam", "one to Sam and two to Alex". */
  GiveIntent: {
    count: 'NUMBER',
    player: 'PLAYER',
    countTwo: 'NUMBER',
    playerTwo: 'PLAYER',
    countThree: 'NUMBER',
    playerThree: 'PLAYER',
  },
  /** "play", "hold", "play one, hold one", "play both". */
  PlayIntent: { choice: 'PLAY' },
  /** "continue", "go on", "flip". */
  ContinueIntent: {},
  /** "hold on", "give me a second". */
  WaitIntent: {},
  /** "four", "four players", "there are four of us". */
  CountIntent: { count: 'NUMBER' },
  /** "start", "new game", "start a game with four players", "a gauntlet for two", "party rules with Sam and Jo". */
  StartIntent: { option: 'OPTION', optionTwo: 'OPTION', count: 'NUMBER', players: 'PLAYER[]' },
  /** "flat points", "give and take with flat points", "party rules". */
  OptionIntent: { option: 'OPTION', optionTwo: 'OPTION', optionThree: 'OPTION' },
  /** "add Jo", "with Jo too". */
  AddIntent: { players: 'PLAYER[]' },
  /** "Sam is leaving", "without Sam", "remove Sam"; without a name: "I'm leaving". */
  LeaveIntent: { player: 'PLAYER' },
  /** "player three is Alex", "rename Sam to Zoe"; with the name alone: "no, Zoe"; with who isn't meant: "not Sam, Zoe". */
  RenameIntent: { player: 'PLAYER', name: 'PLAYER', not: 'PLAYER' },
  /** "Jo starts", "Jo goes first". */
  FirstIntent: { player: 'PLAYER' },
  /** "that's everyone". */
  EveryoneIntent: {},
  /** "no names". */
  NoNamesIntent: {},
  /** "same as last time". */
  SameAgainIntent: {},
  /** "score", "Sam's score". */
  ScoreIntent: { player: 'PLAYER' },
  /** "my cards", "Sam's cards", "what am I holding". */
  CardsIntent: { player: 'PLAYER' },
  /** "whose turn is it". */
  TurnIntent: {},
  /** "what's left". */
  RemainingIntent: {},
  /** "odds". */
  OddsIntent: {},
  /** "what are the options". */
  OptionsIntent: {},
  /** "rules", "explain the pyramid", "is this a drinking game". */
  RulesIntent: { topic: 'TOPIC' },
  /** "undo". */
  UndoIntent: {},
  /** "end the game". */
  EndGameIntent: {},
  /** "what's our record", "how often has Sam won". */
  RecordIntent: { player: 'PLAYER' },
  /** "forget us". */
  ForgetIntent: {},
} as const satisfies Record<string, Record<string, SlotType | 'PLAYER[]'>>;

/** The built-in intents that the skill listens for. */
export const BUILT_INS = [
  'AMAZON.YesIntent',
  'AMAZON.NoIntent',
  'AMAZON.RepeatIntent',
  'AMAZON.HelpIntent',
  'AMAZON.StopIntent',
  'AMAZON.CancelIntent',
  'AMAZON.StartOverIntent',
  'AMAZON.NextIntent',
  'AMAZON.PreviousIntent',
  'AMAZON.PauseIntent',
  'AMAZON.ResumeIntent',
  'AMAZON.NavigateHomeIntent',
  'AMAZON.FallbackIntent',
] as const;

/** An intent of our own. */
export type OwnIntent = keyof typeof INTENTS;
/** A built-in intent. */
export type BuiltIn = (typeof BUILT_INS)[number];
/** Anything that a turn can start from. */
export type IntentName = OwnIntent | BuiltIn | 'LaunchRequest';

/** The names of our own intents. */
export const OWN_INTENTS = Object.keys(INTENTS) as readonly OwnIntent[]; // Object.keys forgets the key type

/** What a holder can say, by the value of PLAY: how many of the matching cards are played. */
export const PLAYS = ['hold', 'play', 'playOne', 'playTwo', 'playAll'] as const;
/** A value of PLAY. */
export type Play = (typeof PLAYS)[number];

/** Settings of the household that are no rules: short replies, and no sounds. */
export const SETTINGS = ['brief', 'plain'] as const;
/** A setting's name. */
export type Setting = (typeof SETTINGS)[number];

type ChoiceId = { [C in Choice as C['option']]: `${C['option']}.${C['value']}` }[Choice['option']];
/** What OPTION resolves to: an option with its value, a preset, a setting, the bare "give and take", or the gauntlet for one. */
export type OptionId =
  | ChoiceId
  | 'preset.classic'
  | 'preset.party'
  | 'board.giveAndTake'
  | 'mode.solo'
  | `${Setting}.on`
  | `${Setting}.off`;

/** Every value of OPTION. */
export const OPTION_IDS: readonly OptionId[] = [
  'preset.classic',
  'preset.party',
  'board.giveAndTake',
  'mode.solo',
  ...OPTION_NAMES.flatMap((option) => OPTIONS[option].map((value) => `${option}.${value}` as ChoiceId)), // joined as the type says
  ...SETTINGS.flatMap((setting) => [`${setting}.on`, `${setting}.off`] as const),
];

/** What can be asked about: the parts of the game, every option, and what people ask. */
export const TOPICS = [
  'play',
  'questions',
  'pyramid',
  'spots',
  'rows',
  'giveAndTake',
  'gifts',
  'rider',
  'bus',
  'offTheBus',
  'gauntlet',
  'winning',
  'sameCard',
  'howMany',
  'drinking',
  'leaving',
  'privacy',
  'mode',
  'board',
  'pyramidRows',
  'stakes',
  'rowStakes',
  'streak',
  'cap',
  'ace',
  'sameRank',
  'goalPost',
  'matches',
  'tie',
  'unit',
  'quickFlips',
  'brief',
  'plain',
] as const;
/** A topic of the rules. */
export type Topic = (typeof TOPICS)[number];

/** PLAYER's closed values beside names: a seat by its number, and whoever is asked. */
export const SEAT_IDS = Array.from({ length: MAX_PLAYERS }, (_, index) => `P${index + 1}` as const);
/** The value of "me" and "myself". */
export const ME = 'ME';

/** Every guess, as values of GUESS. */
export const GUESS_IDS: readonly Guess[] = Object.values(GUESSES).flat();

/** What was heard: an intent and its filled slots. Closed types carry the value's id, names and numbers the words as heard. */
export interface Heard {
  readonly intent: IntentName;
  readonly slots: Readonly<Record<string, string | readonly string[]>>;
}
