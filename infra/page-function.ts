// The second function, where a deployment publishes the page: its own role, log, secret and address. What Alexa calls
// stays as closed as it was.
import { join } from 'node:path';
import { CfnOutput, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  FunctionUrlAuthType,
  LoggingFormat,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsVersions,
  Runtime,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ENV } from '../lambda/env.ts';
import { bundling, ROOT } from './bundle.ts';

/** Where the published page starts from. */
const PAGE_ENTRY = join(ROOT, 'lambda/web-function.ts');
const PAGE_FOLDER = join(ROOT, 'lambda/chat/page');

/** How many visitors are answered at the same moment: what a flood can cost has an end. */
const PAGE_CONCURRENCY = 5;

/** What the function is made with. */
export interface PageFunctionProps {
  readonly functionName: string;
  /** How long the log is kept, in days. */
  readonly logDays: number;
  readonly throwaway: boolean;
  /** Whether the unit sips may be chosen. */
  readonly sips: boolean;
}

/** The page's function and its address. */
export class PageFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, { functionName, logDays, throwaway, sips }: PageFunctionProps) {
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
    this.function = new NodejsFunction(this, 'Function', {
      functionName,
      description: 'Ride the Bus, the card game in a page',
      entry: PAGE_ENTRY,
      projectRoot: ROOT,
      depsLockFilePath: join(ROOT, 'package-lock.json'),
      handler: 'handler',
      bundling: {
        ...bundling(),
        commandHooks: {
          beforeBundling: () => [],
          beforeInstall: () => [],
          afterBundling: (_, output) => [`rm "${output}"/*.map`, `cp -r "${PAGE_FOLDER}" "${output}/page"`],
        },
      },
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      timeout: Duration.seconds(7),
      reservedConcurrentExecutions: PAGE_CONCURRENCY,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103),
      awsSdkConnectionReuse: false, // the SDK's default since version 3
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
