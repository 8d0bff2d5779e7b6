import { App } from 'aws-cdk-lib';
import { builtBundles, placeholderBundles } from '../bundles.ts';
import { readStageConfig } from '../config.ts';
import { addDriftig } from '../driftig.ts';

const app = new App();
const settings = readStageConfig(app.node.tryGetContext('stage') ?? 'dev');
// deploy.ts sets this for the second pass of a stage that is not protected yet.
const protectsNow = app.node.tryGetContext('protect') === 'now' && settings.keepsData;
const config = protectsNow ? { ...settings, isProtected: true } : settings;
const account = process.env['CDK_DEFAULT_ACCOUNT'];
if (config.account !== undefined && account !== undefined && config.account !== account) {
  throw new Error(`These credentials are for ${account}; ${config.stage} is ${config.account}.`);
}
const withoutBuild = app.node.tryGetContext('bundles') === 'placeholder';
addDriftig(app, {
  config,
  bundles: withoutBuild ? placeholderBundles : builtBundles(),
  account,
});
