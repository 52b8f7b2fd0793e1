// Guards that no value of an option is forgotten: each makes games go another way than its neighbours do.
import {
  PRESETS,
  choose,
  questionOf,
  type Choice,
  type Option,
  type Rules,
} from '../../lambda/engine/index.ts';
import { after, classic, fairTable } from '../support/builders.ts';
import { policyAction } from '../support/policy.ts';
import { ALL_CHOICES } from '../support/random-play.ts';

/** Everything that is asked and that happens in twenty games of the policy player. */
function courseOf(rules: Rules): string {
  const told: unknown[] = [];
  for (let seed = 1; seed <= 20; seed += 1) {
    let now = fairTable(rules, 3, [seed, seed * 77_777, seed * 7_777_777, 7]);
    while (now.game.phase.type !== 'over') {
      told.push(questionOf(now.game));
      now = after(now, policyAction(now.game));
      told.push(now.events);
    }
  }
  return JSON.stringify(told);
}

function rulesWith(choice: Choice): Rules {
  const chosen = choose(classic(), choice, 'classic');
  if (!('rules' in chosen)) throw new Error(`${choice.option} means nothing under classic rules`);
  return chosen.rules;
}

/** Options that are only told, and change nothing that happens. */
const ONLY_TOLD: readonly Option[] = ['unit'];

test.each(ALL_CHOICES.map((choice) => [choice.option, choice.value, choice] as const))(
  '%s: %s',
  (option, value, choice) => {
    const others = ALL_CHOICES.filter((other) => other.option === option && other.value !== value);
    const courses = others.map((other) => courseOf(rulesWith(other)));
    expect(courses.includes(courseOf(rulesWith(choice)))).toBe(ONLY_TOLD.includes(option));
  },
);

test('the presets are two different games', () => {
  expect(courseOf(PRESETS.party)).not.toBe(courseOf(PRESETS.classic));
});
