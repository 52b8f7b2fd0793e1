// The CDK app: what cdk.json runs. Settings come from context, the account from the CDK's own environment.
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { writeBundles } from './bundle.ts';
import { settingsFrom } from './settings.ts';
import { addStacks } from './stacks.ts';

const app = new App();
const settings = settingsFrom((name) => app.node.tryGetContext(name));
addStacks(app, settings, {
  bundles: await writeBundles(join(app.outdir, 'bundles'), settings),
  account: process.env['CDK_DEFAULT_ACCOUNT'],
});
