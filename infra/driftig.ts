import { type App, type StackProps, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Bundles } from './bundles.ts';
import type { StageConfig } from './config.ts';
import { type Product, endpointsOf, product as writtenProduct } from './product.ts';
import { ApiStack } from './stacks/api.ts';
import { BackupStack } from './stacks/backup.ts';
import { BackupVaultStack } from './stacks/backup-vault.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeMonitoringStack } from './stacks/edge-monitoring.ts';
import { EventsStack } from './stacks/events.ts';
import { IdentityStack } from './stacks/identity.ts';
import { ObservabilityStack } from './stacks/observability.ts';
import { SiteStack } from './stacks/site.ts';
import { WafStack } from './stacks/waf.ts';
import { WebStack } from './stacks/web.ts';

interface DriftigProps {
  readonly config: StageConfig;
  readonly bundles: Bundles;
  readonly account: string | undefined;
  /** Another product, to forecast the resources it would need. */
  readonly product?: Product;
}

/** All stacks of a stage, in the order of deployment. */
export function addDriftig(app: App, props: DriftigProps) {
  const { config, bundles, account, product = writtenProduct } = props;
  const stackProps = (name: string, region: string): StackProps => ({
    stackName: `${config.prefix}-${name}`,
    description: `Driftig ${config.stage}: ${name}`,
    env: { region, ...(account !== undefined && { account }) },
    terminationProtection: config.isProtected,
  });
  const here = (name: string) => stackProps(name, config.region);
  const global = (name: string) => stackProps(name, 'us-east-1');

  const data = new DataStack(app, 'data', config, here('data'));
  const identity = new IdentityStack(app, 'identity', config, here('identity'));
  const endpoints = endpointsOf(product);
  const waf = new WafStack(app, 'waf', { ...global('waf'), config, endpoints });
  const { logs } = data;
  const { firewallArn, certificate } = waf;
  const web = new WebStack(app, 'web', {
    ...here('web'),
    config,
    logs,
    firewallArn,
    certificate,
    endpoints,
  });
  const { distribution } = web.edge;
  const edgeMonitoring = new EdgeMonitoringStack(app, 'edge-monitoring', {
    ...global('edge-monitoring'),
    config,
    distribution,
  });
  const deployed = { config, bundles, product, data, identity, web };
  const api = new ApiStack(app, 'api', { ...here('api'), ...deployed });
  const events = new EventsStack(app, 'events', { ...here('events'), ...deployed });
  const site = new SiteStack(app, 'site', { ...here('site'), config, bundles });
  site.addStackDependency(api);
  site.addStackDependency(events);
  const observability = new ObservabilityStack(
    app,
    'observability',
    config,
    {
      api: web.gateway.api,
      throttledCalls: web.gateway.throttledCalls,
      socket: web.socket.api,
      distribution,
      served: api.functions,
      functions: [...api.functions, ...events.functions],
      outbox: events.outbox,
      consumers: events.consumers,
      failedEvents: events.failed,
      undelivered: events.undelivered,
      table: data.table,
    },
    here('observability'),
  );
  const backup = config.backupCopy && addBackup(app, { config, data, stackProps, observability });
  Tags.of(app).add('app', 'driftig');
  Tags.of(app).add('stage', config.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const always = { data, identity, waf, web, edgeMonitoring, api, events, site, observability };
  return { ...always, ...backup };
}

interface BackupProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly observability: ObservabilityStack;
  readonly stackProps: (name: string, region: string) => StackProps;
}

/** Backups, with a vault in another region unless the settings name one of another account. */
function addBackup(
  app: App,
  { config, data, observability, stackProps }: BackupProps,
): { readonly backup: BackupStack; readonly backupVault?: BackupVaultStack } {
  const props = stackProps('backup', config.region);
  const backup = new BackupStack(app, 'backup', {
    ...props,
    config,
    data,
    topic: observability.topic,
  });
  const region = config.backupCopy?.region;
  if (region === undefined) return { backup };
  const vaultProps = stackProps('backup-vault', region);
  const backupVault = new BackupVaultStack(app, 'backup-vault', config, vaultProps);
  backup.addStackDependency(backupVault);
  return { backup, backupVault };
}
