// The function that answers Alexa, its log, and the alias that everything outside talks to.
import { Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Tracing, type Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ENV } from '../lambda/env.ts';
import { makeFunction, removalPolicyOf, type FunctionProps } from './game-function.ts';

/** The alias that Alexa calls: the version in service. */
export const LIVE = 'live';

/** MB. From `npm run cost`: with less, games cost the same and a cold start takes longer; with more, it saves little. */
export const MEMORY = 1024;

/** The function. */
export class SkillFunction extends Construct {
  readonly function: LambdaFunction;
  readonly alias: Alias;

  constructor(scope: Construct, id: string, props: FunctionProps) {
    super(scope, id);
    const { function: made, role } = makeFunction(this, props, {
      description: 'Ride the Bus, the card game by voice',
      memorySize: MEMORY,
      tracing: Tracing.ACTIVE,
      currentVersionOptions: { removalPolicy: removalPolicyOf(props) }, // an old version stays, to go back to
    });
    this.function = made;
    this.alias = this.function.addAlias(LIVE);
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray takes segments for no resource in particular; the two actions can only write traces.',
    });
  }

  /** Lets Alexa call the function for that skill and no other, and tells the function to answer that skill alone. */
  answer(skillId: string): void {
    this.function.addEnvironment(ENV.skillId, skillId);
    this.alias.addPermission('Alexa', {
      principal: new ServicePrincipal('alexa-appkit.amazon.com'),
      action: 'lambda:InvokeFunction',
      eventSourceToken: skillId,
    });
  }

  /** Gives a new version a tenth of the turns for five minutes, and takes it back if one of the alarms rings. */
  deployByCanary(alarms: readonly Alarm[]): void {
    const canary = new LambdaDeploymentGroup(this, 'Canary', {
      alias: this.alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [...alarms],
    });
    Validations.of(canary).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      reason: "CodeDeploy's own policy for functions: Amazon keeps it in step with what a deployment calls.",
    });
  }
}
