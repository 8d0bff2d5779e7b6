import { type App, type StackProps, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Bundles } from './bundles.ts';
import type { StageConfig } from './config.ts';
import { consumers } from './consumers.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeLogsStack } from './stacks/edge-logs.ts';
import { IdentityStack } from './stacks/identity.ts';
import { ObservabilityStack } from './stacks/observability.ts';
import { SiteStack } from './stacks/site.ts';
import { WafStack } from './stacks/waf.ts';
import { WebStack } from './stacks/web.ts';

export interface DriftigProps {
  readonly config: StageConfig;
  readonly bundles: Bundles;
  readonly account: string | undefined;
}

/** Every stack of a stage, in the order they are deployed. */
export function addDriftig(app: App, props: DriftigProps) {
  const { config, bundles, account } = props;
  const stackProps = (name: string, region: string): StackProps => ({
    stackName: `${config.prefix}-${name}`,
    description: `Driftig ${config.stage}: ${name}`,
    env: { region, ...(account !== undefined && { account }) },
    terminationProtection: config.keepsData,
  });
  const here = (name: string) => stackProps(name, config.region);
  const global = (name: string) => stackProps(name, 'us-east-1');

  const data = new DataStack(app, 'data', config, here('data'));
  const identity = new IdentityStack(app, 'identity', config, here('identity'));
  const waf = new WafStack(app, 'waf', config, global('waf'));
  const { logs } = data;
  const { firewallArn, certificate } = waf;
  const web = new WebStack(app, 'web', { ...here('web'), config, logs, firewallArn, certificate });
  const { distribution } = web.edge;
  const edgeLogs = new EdgeLogsStack(app, 'edge-logs', {
    ...global('edge-logs'),
    prefix: config.prefix,
    distribution,
  });
  const api = new ApiStack(app, 'api', {
    ...here('api'),
    config,
    bundles,
    consumers,
    data,
    identity,
    web,
  });
  const site = new SiteStack(app, 'site', { ...here('site'), config, bundles });
  site.addStackDependency(api);
  const observability = new ObservabilityStack(
    app,
    'observability',
    config,
    { api: web.gateway.api, distribution, table: data.table, ...api },
    here('observability'),
  );
  Tags.of(app).add('app', 'driftig');
  Tags.of(app).add('stage', config.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { data, identity, waf, web, edgeLogs, api, site, observability };
}
