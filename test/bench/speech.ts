// How much is said: words and seconds of a normal turn, and of what may be longer, and turns of a game, for the main
// kinds of games and for every option.
import { MemoryStore } from '../../lambda/store/memory.ts';
import { wordCount } from '../../lambda/speech/voice.ts';
import { AIMS } from './aims.ts';
import { deviceOn, playGame, stageOn, type RecordedTurn } from './games.ts';
import { KINDS_BY_OPTION, MAIN_KINDS } from './kinds.ts';
import { median, quantile, type Measurement, type Row } from './table.ts';

/** Games of each kind. */
const GAMES = 20;

/** The moments that may take longer, and what they are called here. */
const LONGER = { setUp: 'set-up', flips: 'runs of flips', end: 'final scores' } as const;

type Games = readonly (readonly RecordedTurn[])[];

/** Speech by kind of game. */
export const speech: Measurement = async () => {
  const played = new Map<string, Games>();
  const stage = stageOn(new MemoryStore());
  for (const kind of [...MAIN_KINDS, ...KINDS_BY_OPTION]) {
    const games: (readonly RecordedTurn[])[] = [];
    for (let game = 1; game <= GAMES; game += 1) {
      games.push(await playGame(deviceOn(stage, `${kind.name} ${game}`), kind, game));
    }
    played.set(kind.name, games);
  }
  const all = [...played.values()].flat();
  return [
    {
      title: 'Normal turns: turns a game, words and seconds a turn (median/95th percentile)',
      rows: [normalRow('all', all), ...[...played].map(([name, games]) => normalRow(`  ${name}`, games))],
    },
    {
      title: 'Longer turns: seconds (median/most)',
      rows: [longerRow('all', all), ...[...played].map(([name, games]) => longerRow(`  ${name}`, games))],
    },
  ];
};

function normalRow(what: string, games: Games): Row {
  const turns = turnsIn(games, 'normal');
  const words = turns.map(({ text }) => wordCount(text));
  const seconds = turns.map((turn) => turn.seconds);
  const [middle, p95] = [median(seconds), quantile(seconds, 0.95)];
  const aim = AIMS.speechSeconds;
  return {
    what,
    figure: [
      `${median(games.map(({ length }) => length))} turns`,
      `${median(words)}/${quantile(words, 0.95)} words`.padStart(11),
      `${middle.toFixed(1)}/${p95.toFixed(1)} s`.padStart(10),
    ].join(', '),
    aim: `at most ${aim.median}/${aim.p95} s`,
    missed: middle > aim.median || p95 > aim.p95,
  };
}

function longerRow(what: string, games: Games): Row {
  const figures = Object.entries(LONGER).map(([moment, name]) => {
    const seconds = turnsIn(games, moment as keyof typeof LONGER).map((turn) => turn.seconds); // Object.entries forgets the key type
    return `${name} ${median(seconds).toFixed(0).padStart(2)}/${quantile(seconds, 1).toFixed(0).padStart(2)} s`;
  });
  return { what, figure: figures.join(', ') };
}

function turnsIn(games: Games, moment: RecordedTurn['moment']): readonly RecordedTurn[] {
  return games.flat().filter((turn) => turn.moment === moment);
}
