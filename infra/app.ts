// The CDK app: what cdk.json runs. Settings come from context, the account from the CDK's own environment.
import { App } from 'aws-cdk-lib';
import { settingsFrom } from './settings.ts';
import { addStacks } from './stacks.ts';

const app = new App();
addStacks(
  app,
  settingsFrom((name) => app.node.tryGetContext(name)),
  process.env['CDK_DEFAULT_ACCOUNT'],
);
