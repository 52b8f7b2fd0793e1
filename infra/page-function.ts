// The second function, where a deployment publishes the page: its own role, log, secret and address. What Alexa calls
// stays as closed as it was.
import { CfnOutput, Validations } from 'aws-cdk-lib';
import {
  FunctionUrlAuthType,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsVersions,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ENV } from '../lambda/env.ts';
import { makeFunction, removalPolicyOf, type FunctionProps } from './game-function.ts';

/** The users of the page, whose households alone its function may touch: lambda/web/household-cookie.ts names them. */
export const PAGE_USERS = 'page.*';

/** What the function is made with. */
export interface PageFunctionProps extends FunctionProps {
  /** How many requests are answered at the same moment, which ends what a flood can cost; null for the account's own end. */
  readonly concurrency: number | null;
}

/** The page's function and its address. */
export class PageFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, { concurrency, ...props }: PageFunctionProps) {
    super(scope, id);
    const secret = new Secret(this, 'Cookies', {
      description: 'Signs the households of the published page',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalPolicyOf(props),
    });
    const { function: made, role } = makeFunction(this, props, {
      description: 'Ride the Bus, the card game in a page',
      memorySize: 512,
      ...(concurrency === null ? {} : { reservedConcurrentExecutions: concurrency }),
      paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103),
      environment: { [ENV.cookieSecret]: secret.secretName },
    });
    secret.grantRead(role);
    this.function = made;
    const { url } = this.function.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
    new CfnOutput(this, 'Address', { value: url, description: 'The page' });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A new secret would make every household a stranger; replacing it by hand is how to forget them all.',
    });
  }
}
