import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Bundles } from '../bundles.ts';
import type { StageConfig } from '../config.ts';
import { bucketName } from '../constructs/private-bucket.ts';
import { ContractApi } from '../constructs/contract-api.ts';
import { OutboxBus } from '../constructs/outbox-bus.ts';
import { OutboxConsumer } from '../constructs/outbox-consumer.ts';
import type { ServiceFunction } from '../constructs/service-function.ts';
import { type Consumer, consumerEntry } from '../consumers.ts';
import type { DataStack } from './data.ts';
import type { IdentityStack } from './identity.ts';
import type { WebStack } from './web.ts';

export interface ApiStackProps extends StackProps {
  readonly config: StageConfig;
  readonly bundles: Bundles;
  readonly consumers: readonly Consumer[];
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly web: WebStack;
}

/** The functions, their routes, and the consumers of the outbox. */
export class ApiStack extends Stack {
  readonly functions: readonly ServiceFunction[];
  readonly outbox: OutboxBus;
  readonly consumers: readonly OutboxConsumer[];

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { config, bundles, data, identity, web } = props;
    const environment = environmentOf(props);
    const { table } = data;
    const resources = {
      table,
      userPool: identity.userPool,
      mailFrom: config.mailFrom,
      files: bucketName(this, `${config.prefix}-files`),
    };
    const api = new ContractApi(this, 'calls', {
      config,
      bundles,
      gateway: web.gateway,
      environment,
      resources,
    });
    this.outbox = new OutboxBus(this, 'outbox', config.prefix, table);
    this.consumers = this.addConsumers(props, environment, resources);
    this.functions = [...api.functions, ...this.consumers.map(({ served }) => served)];
  }

  private addConsumers(
    { consumers, config, bundles }: ApiStackProps,
    environment: Readonly<Record<string, string>>,
    resources: ConstructorParameters<typeof OutboxConsumer>[2]['resources'],
  ): OutboxConsumer[] {
    const { bus } = this.outbox;
    return consumers.map((consumer) => {
      const entry = consumerEntry(consumer);
      const service = {
        config,
        folder: bundles.functionFolder(entry),
        environment: { ...environment, POWERTOOLS_SERVICE_NAME: entry },
      };
      return new OutboxConsumer(this, entry, { consumer, bus, resources, service });
    });
  }
}

/** What every function is told; where AWS itself is, the SDK knows. */
function environmentOf({ config, data, identity, web }: ApiStackProps): Record<string, string> {
  const issuer = identity.userPool.userPoolProviderUrl;
  return {
    TABLE_NAME: data.table.tableName,
    FILES_BUCKET: data.files.bucketName,
    USER_POOL_ID: identity.userPool.userPoolId,
    USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    USER_POOL_ISSUER: issuer,
    USER_POOL_JWKS_URL: `${issuer}/.well-known/jwks.json`,
    SITE_URL: web.edge.siteUrl,
    MAIL_FROM: config.mailFrom,
    OPERATOR_EMAIL: config.operatorEmail,
    STAGE: config.stage,
    LOG_LEVEL: config.logLevel,
    POWERTOOLS_METRICS_NAMESPACE: 'Driftig',
  };
}
