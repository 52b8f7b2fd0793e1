// What a household's skill needs in one region: the function, its table, who may call it, and what is watched.
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import type { Bundles } from './bundle.ts';
import { HouseholdTable } from './household-table.ts';
import { PAGE_USERS, PageFunction } from './page-function.ts';
import { STAGES, type Settings, type Stage } from './settings.ts';
import { LIVE, SkillFunction } from './skill-function.ts';

/** A stack's settings, and where it is. */
export interface GameStackProps extends StackProps {
  readonly settings: Settings;
  /** What its functions run. */
  readonly bundles: Bundles;
  /** Whether this is the first of the regions: it alone has the budget, which is the whole account's. */
  readonly first: boolean;
}

/** The function's name: the same in every region, so that the manifest can tell where each is. */
export function functionNameOf(stage: Stage): string {
  return `ride-the-bus-${stage}`;
}

/** The game in one region. */
export class GameStack extends Stack {
  constructor(scope: Construct, id: string, { settings, bundles, first, ...props }: GameStackProps) {
    super(scope, id, props);
    const { stage, skillId, throwaway, sips, pageConcurrency: concurrency } = settings;
    const functionName = functionNameOf(stage);

    const households = new HouseholdTable(this, 'Households', { throwaway });
    const kept = { logDays: STAGES[stage].logDays, throwaway, sips };
    const skill = new SkillFunction(this, 'Skill', { functionName, folder: bundles.skill, ...kept });
    households.serve(skill);
    if (skillId) skill.answer(skillId);
    const { table } = households;
    const alarms = new Alarms(this, 'Alarms', { skill, table, functionName, email: settings.alarmEmail });
    if (first && settings.monthlyBudget !== null) alarms.watchBudget(settings.monthlyBudget);
    if (bundles.page !== null) {
      const props = { functionName: `${functionName}-page`, folder: bundles.page, concurrency, ...kept };
      const page = new PageFunction(this, 'Page', props);
      households.serve(page, PAGE_USERS);
      alarms.watchPage(page.function);
    }
    if (STAGES[stage].canary) skill.deployByCanary(alarms.failures);

    new CfnOutput(this, 'Endpoint', {
      value: skill.alias.functionArn,
      description: `What the skill's endpoint is set to: the alias ${LIVE}`,
    });
    new CfnOutput(this, 'AlexaTrigger', {
      value: skillId
        ? `Alexa may call the function for ${skillId}.`
        : 'None: no one may call the function yet. Deploy again with -c skillId=amzn1.ask.skill....',
    });
  }
}
