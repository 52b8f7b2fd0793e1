// Which stacks a deployment has: the game in each region, and the skill, if CloudFormation is to make it.
import { join } from 'node:path';
import { Aws, Token, Validations, type App, type Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Bundles } from './bundle.ts';
import { functionNameOf, GameStack } from './game-stack.ts';
import type { Region } from './regions.ts';
import type { Settings } from './settings.ts';
import { LIVE } from './skill-function.ts';
import { writeSkillPackage, type Endpoints } from './skill-package.ts';
import { SkillStack } from './skill-stack.ts';

/** What the stacks are made of beside the settings. */
export interface Given {
  readonly bundles: Bundles;
  /** The account to deploy to; undefined where it isn't known before the deployment. */
  readonly account: string | undefined;
}

/** Adds the stacks to an app. */
export function addStacks(app: App, settings: Settings, { bundles, account }: Given): void {
  const { stage, regions, vendor, skillId, newSkill, throwaway } = settings;
  const name = functionNameOf(stage);
  const props = (region: Region) => ({
    env: { region, ...(account === undefined ? {} : { account }) },
    tags: { game: 'ride-the-bus', stage },
  });
  const games: readonly Stack[] = newSkill
    ? []
    : regions.map(
        (region, index) =>
          new GameStack(app, `${name}-${region}`, {
            ...props(region),
            settings,
            bundles,
            first: index === 0,
            terminationProtection: !throwaway,
          }),
      );

  const endpoints = skillId === null ? null : endpointsOf(settings, account ?? Aws.ACCOUNT_ID);
  const folder = join(app.outdir, 'skill-package');
  // The package names the endpoints itself where they are known by now, for the Alexa CLI, which replaces nothing.
  const known = endpoints && !Token.isUnresolved(endpoints[0].arn) ? endpoints : null;
  writeSkillPackage(folder, { endpoints: known, privacyUrl: settings.privacyUrl });
  if (vendor) {
    const skill = new SkillStack(app, `${name}-skill`, { ...props(regions[0]), vendor, folder, endpoints });
    // Alexa tries whether it may call an endpoint before it takes it.
    for (const game of games) skill.addStackDependency(game);
  }
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}

function endpointsOf({ regions, stage }: Settings, account: string): Endpoints {
  const endpoint = (region: Region) => ({
    region,
    arn: `arn:aws:lambda:${region}:${account}:function:${functionNameOf(stage)}:${LIVE}`,
  });
  const [first, ...others] = regions;
  return [endpoint(first), ...others.map(endpoint)];
}
