// Guards that a household comes back from its item's text as it went in, and how much smaller the text is than JSON.
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

test('words that look like cards stay words', () => {
  const household = emptyHousehold(0);
  const said = { ...household, answered: { request: '7H2C', reply: { acts: [], ask: null } } };
  expect(unpack(pack(said))).toEqual(said);
});

test('the text is less than six tenths of the JSON', () => {
  const game = deal(emptyHousehold(0).table.rules, 2, { seed: [1, 2, 3, 4], shuffle: fairShuffle });
  const household = { ...emptyHousehold(0), game };
  expect(pack(household).length).toBeLessThan(JSON.stringify(household).length * 0.6);
});

test.each(['{"rules":"9"}', '{"rules":""}', '{"rules":"red"}', '{'])('%s is refused', (text) => {
  expect(() => unpack(text)).toThrow();
});
