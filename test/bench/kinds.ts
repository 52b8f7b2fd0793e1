// What is played to be measured: how a game of each kind is asked for, and by whom. The kinds by option derive from the
// engine's list, so that a new value is measured too.
import type { Heard, OptionId } from '../../lambda/dialog/intents.ts';
import { MAX_PLAYERS, OPTIONS, OPTION_NAMES, PRESETS } from '../../lambda/engine/index.ts';

/** One kind of game: what is said to begin it. */
export interface Kind {
  readonly name: string;
  readonly begin: readonly Heard[];
}

const NAMES = ['Sam', 'Alex', 'Jo', 'Kim', 'Max', 'Lee', 'Ada', 'Ben'];

/** As long as names may be, and more than the records keep. */
const LONG_NAMES = [...'ABDEFGHIKLMNOPRSTUVWYZ'].map((initial) => `${initial}nna-Wilhelmina Mari`);

/** The kinds that are spoken of most. */
export const MAIN_KINDS: readonly Kind[] = [
  among(2, 'classic, two players'),
  among(4, 'classic, four players'),
  among(8, 'classic, eight players'),
  among(4, 'spots, four players', 'board.spots'),
  among(4, 'party, four players', 'preset.party'),
  gauntletAlone(),
  among(4, 'gauntlet, four players', 'mode.gauntlet'),
];

/** Classic rules for four, briefly, and with one option changed: every value of every option that isn't classic. */
export const KINDS_BY_OPTION: readonly Kind[] = [
  among(4, 'brief', 'brief.on'),
  ...OPTION_NAMES.filter((option) => option !== 'mode').flatMap(
    (option) =>
      OPTIONS[option]
        .filter((value) => value !== PRESETS.classic[option])
        .map((value) => among(4, `${option} ${value}`, `${option}.${value}` as OptionId)), // joined as the type says
  ),
];

/** Full tables with names as long as they may be: the largest items. */
export const LARGE_KINDS: readonly Kind[] = [
  longNamed('classic, eight long names', 0),
  longNamed('rows of five, eight long names', 0, 'board.rows', 'pyramidRows.5'),
  longNamed('spots, eight long names', 0, 'board.spots'),
  longNamed('party, eight long names', 0, 'preset.party'),
  longNamed('gauntlet, eight long names', 0, 'mode.gauntlet'),
];

/** Games of a household before those: after them the records are full of such names. */
export const REGULARS: readonly Kind[] = [0, 7, 14].map((from) => longNamed('before', from, 'mode.gauntlet'));

function among(players: number, name: string, ...options: readonly OptionId[]): Kind {
  return { name, begin: [...options.map(chosen), seated(NAMES.slice(0, players))] };
}

function longNamed(name: string, from: number, ...options: readonly OptionId[]): Kind {
  return { name, begin: [...options.map(chosen), seated(LONG_NAMES.slice(from, from + MAX_PLAYERS))] };
}

function gauntletAlone(): Kind {
  return { name: 'gauntlet, alone', begin: [{ intent: 'StartIntent', slots: { option: 'mode.solo' } }] };
}

function chosen(option: OptionId): Heard {
  return { intent: 'OptionIntent', slots: { option } };
}

function seated(players: readonly string[]): Heard {
  return { intent: 'PlayersIntent', slots: { players } };
}
