// Guards that a household comes back from its item's bytes as it went in, and how much less they are than JSON.
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { emptyHousehold, type Household } from '../../lambda/dialog/household.ts';
import { fairShuffle, deal, play, type Game } from '../../lambda/engine/index.ts';
import { pack, unpack } from '../../lambda/store/packed.ts';
import { anyRules, anySeed, anyWhims, whimAction } from '../support/random-play.ts';

/** A household whose game has been played for a while, with what happened last as its answer. */
const anyHousehold: fc.Arbitrary<Household> = fc
  .record({ rules: anyRules, seed: anySeed, whims: anyWhims, players: fc.integer({ min: 2, max: 8 }) })
  .map(({ rules, seed, whims, players }) => {
    let game: Game = deal(rules, players, { seed, shuffle: fairShuffle });
    const empty = emptyHousehold(0);
    let household: Household = { ...empty, game, table: { ...empty.table, rules, names: ['Sam', null] } };
    for (const whim of whims) {
      const played = play(game, whimAction(game, whim), fairShuffle);
      if ('refused' in played) continue;
      game = played.game;
      const answered = {
        request: 'r',
        reply: { acts: [{ type: 'happened', events: played.events } as const], ask: null },
      };
      household = { ...household, game, answered };
    }
    return household;
  });

test('what went in comes out', () => {
  fc.assert(fc.property(anyHousehold, (household) => expect(unpack(pack(household))).toEqual(household)));
});

test('the bytes are less than half of the JSON', () => {
  const game = deal(emptyHousehold(0).table.rules, 2, { seed: [1, 2, 3, 4], shuffle: fairShuffle });
  const household = { ...emptyHousehold(0), game };
  expect(pack(household).length).toBeLessThan(JSON.stringify(household).length * 0.5);
});

test.each([[Buffer.from('{}')], [pack(emptyHousehold(0)).slice(0, 20)], [deflateRawSync('{')]])(
  'bytes that nobody packed are refused: %s',
  (bytes) => {
    expect(() => unpack(bytes)).toThrow();
  },
);
