// A household in any state, and what is said of it: for tests of the words.
import { emptyHousehold, type Household } from '../../lambda/dialog/household.ts';
import type { Act, Ask } from '../../lambda/dialog/reply.ts';
import type { Game, PublicEvent, Rules } from '../../lambda/engine/index.ts';
import { locales } from '../../lambda/locales/index.ts';
import { compose, type Spoken } from '../../lambda/speech/compose.ts';
import type { Locale } from '../../lambda/speech/locale.ts';
import { after, call, classic, table } from './builders.ts';

const [american] = locales;
if (!american) throw new Error('no locale');
/** American English. */
export const enUS: Locale = american;

/** How a household differs from one of Sam, Alex and Jo at wording nought. */
export interface Scene extends Partial<Omit<Household, 'table'>> {
  readonly names?: readonly (string | null)[];
  readonly rules?: Rules;
  readonly preset?: Household['table']['preset'];
}

/** A household of Sam, Alex and Jo, in the lobby or in the game that is given. */
export function scene({
  names = ['Sam', 'Alex', 'Jo'],
  rules,
  preset = 'classic',
  ...known
}: Scene = {}): Household {
  const empty = emptyHousehold(0);
  const inForce = rules ?? known.game?.rules ?? empty.table.rules;
  return {
    ...empty,
    about: known.game ? { type: 'game' } : empty.about,
    ...known,
    table: { names, rules: inForce, preset, giveAndTake: false },
  };
}

/** Round two: everybody has a card and a point, and Sam's is the seven of hearts. */
export const ROUND_TWO: Game = after(
  table(classic(), 3, '7H 2C 9D'),
  call('black'),
  call('red'),
  call('black'),
).game;

/** What is said of these acts, and then asked where `ask` says how. */
export function spoken(household: Household, acts: readonly Act[], ask: Ask | null = null): Spoken {
  return compose(household, { acts, ask }, enUS);
}

/** What is told of these events, of a game in its second round unless another is known. */
export function told(events: readonly PublicEvent[], known: Scene = {}): string {
  return spoken(scene({ game: ROUND_TWO, ...known }), [{ type: 'happened', events }]).text;
}

/** The question as it is asked in one way. */
export function asked(household: Household, how: Ask['how'] = 'plain'): string {
  return spoken(household, [], how === 'which' ? { how, seats: [2, 3] } : { how }).text;
}

/** Every counter of wordings, for lines with up to six. */
export const COUNTERS = [0, 1, 2, 3, 4, 5, 6] as const;
