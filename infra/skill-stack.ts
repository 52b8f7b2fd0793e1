// The skill itself, as CloudFormation makes and updates it in an Amazon developer account: manifest, models and icons.
import { CfnOutput, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnSkill } from 'aws-cdk-lib/alexa-ask';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import type { Construct } from 'constructs';
import type { Vendor } from './settings.ts';
import { withEndpoints, type Endpoints } from './skill-package.ts';

/** Whose skill it is, and what answers it. */
export interface SkillStackProps extends StackProps {
  readonly vendor: Vendor;
  /** The folder with the package. */
  readonly folder: string;
  /** Null while no function may be called for the skill: it has no id yet. */
  readonly endpoints: Endpoints | null;
}

/** The skill. */
export class SkillStack extends Stack {
  constructor(scope: Construct, id: string, { vendor, folder, endpoints, ...props }: SkillStackProps) {
    super(scope, id, props);
    const zip = new Asset(this, 'Package', { path: folder });
    const reader = new Role(this, 'Reader', {
      assumedBy: new ServicePrincipal('alexa-appkit.amazon.com'),
      inlinePolicies: {
        ReadPackage: new PolicyDocument({
          statements: [
            new PolicyStatement({
              effect: Effect.ALLOW,
              actions: ['s3:GetObject'],
              resources: [zip.bucket.arnForObjects(zip.s3ObjectKey)],
            }),
          ],
        }),
      },
    });
    const secret = (jsonField: string) =>
      // A dynamic reference: CloudFormation reads the secret itself, and the template never holds it.
      SecretValue.secretsManager(vendor.secret, { jsonField }).unsafeUnwrap();
    const skill = new CfnSkill(this, 'Skill', {
      vendorId: vendor.id,
      authenticationConfiguration: {
        clientId: secret('clientId'),
        clientSecret: secret('clientSecret'),
        refreshToken: secret('refreshToken'),
      },
      skillPackage: {
        s3Bucket: zip.s3BucketName,
        s3Key: zip.s3ObjectKey,
        s3BucketRole: reader.roleArn,
        ...(endpoints ? { overrides: { manifest: withEndpoints(endpoints) } } : {}),
      },
    });
    skill.node.addDependency(reader);
    // A skill that is deleted takes its reviews and its id with it: that is done by hand, in the developer console.
    skill.applyRemovalPolicy(RemovalPolicy.RETAIN);
    new CfnOutput(this, 'SkillId', {
      value: skill.ref,
      description: 'The skill id: -c skillId=... from now on',
    });
  }
}
