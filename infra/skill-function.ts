// The function that answers Alexa, its log, and the alias that everything outside talks to.
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
  type Alias,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { ENV } from '../lambda/env.ts';

/** The alias that Alexa calls: the version in service. */
export const LIVE = 'live';

/** Alexa gives up after eight seconds. */
const TIMEOUT = Duration.seconds(7);

/** MB. From `npm run cost`: with less, games cost the same and a cold start takes longer; with more, it saves little. */
export const MEMORY = 1024;

/** What a function is made with. */
export interface SkillFunctionProps {
  readonly functionName: string;
  /** The folder of its bundle. */
  readonly folder: string;
  /** How long the log is kept, in days. */
  readonly logDays: number;
  readonly throwaway: boolean;
  /** Whether the unit sips may be chosen. */
  readonly sips: boolean;
}

/** The function. */
export class SkillFunction extends Construct {
  readonly function: LambdaFunction;
  readonly alias: Alias;

  constructor(scope: Construct, id: string, props: SkillFunctionProps) {
    super(scope, id);
    // A first deployment that fails takes its log with it: the log's name would be in the next one's way.
    const removalPolicy = props.throwaway ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: `/aws/lambda/${props.functionName}`,
      retention: props.logDays,
      removalPolicy,
    });
    // A role of its own: Lambda's ready-made policy could write to every log of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.function = new LambdaFunction(this, 'Function', {
      functionName: props.functionName,
      description: 'Ride the Bus, the card game by voice',
      code: Code.fromAsset(props.folder),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: MEMORY,
      timeout: TIMEOUT,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      tracing: Tracing.ACTIVE,
      environment: props.sips ? {} : { [ENV.sips]: 'off' },
      currentVersionOptions: { removalPolicy }, // an old version stays, to go back to
    });
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
