import type { Construct } from 'constructs';
import type { Bundles } from '../bundles.ts';
import type { StageConfig } from '../config.ts';
import type { Rights } from '../rights.ts';
import type { DataStack } from '../stacks/data.ts';
import type { IdentityStack } from '../stacks/identity.ts';
import type { WebStack } from '../stacks/web.ts';
import { mailInBucket } from './mail-in.ts';
import { bucketName } from './private-bucket.ts';
import type { Resources } from './word-access.ts';

/** Settings that all functions of a stack have in common. */
export interface FunctionContext {
  readonly config: StageConfig;
  readonly bundles: Bundles;
  /** Environment variables; Lambda itself adds region and credentials. */
  readonly environment: Readonly<Record<string, string>>;
  /** The secret that signs the cookie of known devices, for functions with that right. */
  readonly deviceSecret: string;
  /** The one before, which still knows the devices it signed. */
  readonly deviceSecretBefore: string | undefined;
  /** The secret that the keys of push are made of, for functions with that right. */
  readonly pushSecret: string;
  /** Where open sockets are written to, for functions with that right. */
  readonly socketEndpoint: string;
  /** The resources that rights are granted on. */
  readonly resources: Resources;
}

export interface FunctionContextProps {
  readonly config: StageConfig;
  readonly bundles: Bundles;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly web: WebStack;
}

/** `scope` is the stack the functions are in. */
export function functionContext(scope: Construct, props: FunctionContextProps): FunctionContext {
  const { config, bundles, data, identity, web } = props;
  return {
    config,
    bundles,
    environment: environmentOf(props),
    deviceSecret: web.gateway.secret.secretValue.unsafeUnwrap(),
    deviceSecretBefore: web.gateway.secretBefore?.secretValue.unsafeUnwrap(),
    pushSecret: data.pushSecret.secretValue.unsafeUnwrap(),
    socketEndpoint: web.socket.managementEndpoint,
    resources: {
      table: data.table,
      userPool: identity.userPool,
      mailFrom: config.mailFrom,
      mailEvents: config.prefix,
      files: bucketName(scope, `${config.prefix}-files`),
      mailIn: bucketName(scope, mailInBucket(config)),
      socketApi: web.socketApiId,
      tenantWall: config.tenantWall,
    },
  };
}

/** The environment of a function: the common one, its name, and what only its rights ask for. */
export function environmentFor(
  name: string,
  { knowsDevices, sendsPush, usesSockets, receivesMail }: Rights,
  context: FunctionContext,
): Readonly<Record<string, string>> {
  const { environment, deviceSecret, deviceSecretBefore, pushSecret, socketEndpoint } = context;
  return {
    ...environment,
    POWERTOOLS_SERVICE_NAME: name,
    ...(knowsDevices && { DEVICE_SECRET: deviceSecret }),
    ...(knowsDevices && deviceSecretBefore && { DEVICE_SECRET_BEFORE: deviceSecretBefore }),
    ...(sendsPush && { PUSH_SECRET: pushSecret }),
    ...(receivesMail && { MAIL_IN_BUCKET: context.resources.mailIn }),
    // The SDK finds the endpoint by this name, as it does on the local start.
    ...(usesSockets && { AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: socketEndpoint }),
  };
}

function environmentOf(props: FunctionContextProps): Readonly<Record<string, string>> {
  const { config, data, identity, web } = props;
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
    MAIL_CONFIGURATION_SET: config.prefix,
    OPERATOR_EMAIL: config.operatorEmail,
    STAGE: config.stage,
    LOG_LEVEL: config.logLevel,
    POWERTOOLS_METRICS_NAMESPACE: 'Driftig',
    ...(config.receiptMail && { RECEIPT_MAIL_DOMAIN: config.receiptMail.domain }),
    ...(config.malwareScan && { MALWARE_SCAN: 'on' }),
  };
}
