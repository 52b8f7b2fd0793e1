// What both functions of the game are made with: a role and a log of their own, and Lambda's settings.
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  type FunctionOptions,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { ENV } from '../lambda/env.ts';

/** What a function is made with. */
export interface FunctionProps {
  readonly functionName: string;
  /** The folder of its bundle. */
  readonly folder: string;
  /** How long the log is kept, in days. */
  readonly logDays: number;
  readonly throwaway: boolean;
  /** Whether the unit sips may be chosen. */
  readonly sips: boolean;
}

/** Alexa gives up after eight seconds, and nobody waits longer for a page. */
const TIMEOUT = Duration.seconds(7);

/** What becomes of that which a first deployment made: where that fails, it goes, since its name would be in the next one's way. */
export function removalPolicyOf({ throwaway }: Pick<FunctionProps, 'throwaway'>): RemovalPolicy {
  return throwaway ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
}

/** Makes a function with its role and its log, as `Function`, `Role` and `Log` of a construct. */
export function makeFunction(
  scope: Construct,
  props: FunctionProps,
  { environment, ...more }: FunctionOptions,
): { readonly function: LambdaFunction; readonly role: Role } {
  const { functionName, folder, logDays, sips } = props;
  const logGroup = new LogGroup(scope, 'Log', {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: logDays,
    removalPolicy: removalPolicyOf(props),
  });
  // A role of its own: Lambda's ready-made policy could write to every log of the account.
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  const made = new LambdaFunction(scope, 'Function', {
    functionName,
    code: Code.fromAsset(folder),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    timeout: TIMEOUT,
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
    applicationLogLevelV2: ApplicationLogLevel.INFO,
    systemLogLevelV2: SystemLogLevel.WARN,
    environment: { ...environment, ...(sips ? {} : { [ENV.sips]: 'off' }) },
    ...more,
  });
  return { function: made, role };
}
