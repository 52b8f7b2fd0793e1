// Guards options at random, by flag and by voice: a record is either played or refused with one line, and what is said
// is either chosen or answered with a sentence; nothing is half taken.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { OPTION_IDS, type OptionId } from '../../lambda/dialog/intents.ts';
import {
  OPTIONS,
  OPTION_NAMES,
  PRESETS,
  deal,
  fairShuffle,
  idledBy,
  play,
  type Option,
  type Rules,
} from '../../lambda/engine/index.ts';
import { parseRules } from '../../lambda/local/rules-flag.ts';
import { policyAction } from '../support/policy.ts';
import { talk } from '../support/talk.ts';

const anyValue = (option: Option) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<unknown>(...OPTIONS[option]) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>('yes', 0, 8, null, true, [], {}, '40') },
  );

/** Some options, each with a value of its own or, now and then, with none that it has. */
const anyRecord = fc
  .subarray([...OPTION_NAMES], { maxLength: 6 })
  .chain((options) => fc.tuple(...options.map((option) => fc.tuple(fc.constant(option), anyValue(option)))))
  .map((entries) => Object.fromEntries(entries));

/** Whether every option that means nothing beside the others has its classic value. */
function meansSomething(rules: Rules): boolean {
  return OPTION_NAMES.every((option) => !idledBy(rules, option) || rules[option] === PRESETS.classic[option]);
}

test('a record is played as it says, or refused with one line', () => {
  let played = 0;
  let refused = 0;
  fc.assert(
    fc.property(anyRecord, (record) => {
      const parsed = parseRules(JSON.stringify(record));
      if ('fault' in parsed) {
        refused += 1;
        match(parsed.fault, /^--rules[^\n]+$/);
        return;
      }
      played += 1;
      const { rules } = parsed;
      deepStrictEqual(rules, { ...PRESETS.classic, ...record });
      ok(meansSomething(rules));
      let game = deal(rules, 3, { seed: [1, 2, 3, 4], shuffle: fairShuffle });
      for (let turn = 0; turn < 400 && game.phase.type !== 'over'; turn += 1) {
        const next = play(game, policyAction(game), fairShuffle);
        if ('refused' in next) throw new Error(next.refused);
        game = next.game;
      }
    }),
    { numRuns: 1000 },
  );
  expect(played).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});

test('options that are said one after another are chosen or answered, and always leave rules that mean something', () => {
  const anySaid = fc.array(fc.constantFrom<OptionId>(...OPTION_IDS.filter((id) => id !== 'mode.solo')), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(anySaid, (ids) => {
      const { say, household } = talk();
      say('PlayersIntent', { players: ['sam', 'jo'] });
      for (const option of ids) {
        const before = household().table;
        const { acts } = say('OptionIntent', { option });
        const refused = acts.some(({ type }) => type === 'idle');
        const { table, game } = household();
        ok(acts.length > 0);
        ok(!refused || table === before);
        ok(meansSomething(table.rules));
        deepStrictEqual(game?.rules, table.rules);
      }
    }),
    { numRuns: 300 },
  );
});
