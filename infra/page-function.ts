// The second function, where a deployment publishes the page: its own role, log, secret and address. What Alexa calls
// stays as closed as it was.
import { CfnOutput, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  FunctionUrlAuthType,
  LoggingFormat,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsVersions,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ENV } from '../lambda/env.ts';

/** The users of the page, whose households alone its function may touch: lambda/web/household-cookie.ts names them. */
export const PAGE_USERS = 'page.*';

/** What the function is made with. */
export interface PageFunctionProps {
  readonly functionName: string;
  /** The folder of its bundle, with the page's files. */
  readonly folder: string;
  /** How long the log is kept, in days. */
  readonly logDays: number;
  readonly throwaway: boolean;
  /** Whether the unit sips may be chosen. */
  readonly sips: boolean;
  /** How many requests are answered at the same moment, which ends what a flood can cost; null for the account's own end. */
  readonly concurrency: number | null;
}

/** The page's function and its address. */
export class PageFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(
    scope: Construct,
    id: string,
    { functionName, folder, logDays, throwaway, sips, concurrency }: PageFunctionProps,
  ) {
    super(scope, id);
    const removalPolicy = throwaway ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: logDays,
      removalPolicy,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const secret = new Secret(this, 'Cookies', {
      description: 'Signs the households of the published page',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy,
    });
    secret.grantRead(role);
    this.function = new LambdaFunction(this, 'Function', {
      functionName,
      description: 'Ride the Bus, the card game in a page',
      code: Code.fromAsset(folder),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      timeout: Duration.seconds(7),
      ...(concurrency === null ? {} : { reservedConcurrentExecutions: concurrency }),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103),
      environment: { [ENV.cookieSecret]: secret.secretName, ...(sips ? {} : { [ENV.sips]: 'off' }) },
    });
    const { url } = this.function.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
    new CfnOutput(this, 'Address', { value: url, description: 'The page' });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A new secret would make every household a stranger; replacing it by hand is how to forget them all.',
    });
  }
}
