import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tableSpec } from '@driftig/data/core/table-spec';
import { startCognito } from './cognito.ts';
import { startDynamoDb } from './dynamodb.ts';
import type { LocalEnvironment } from './environment.ts';
import { fixedEnvironment } from './environment.ts';
import type { MailStore } from '../mails/mail-store.ts';
import { openMailStore } from '../mails/mail-store.ts';
import { startS3 } from './s3/s3.ts';
import { startSes } from './ses.ts';
import { startSts } from './sts.ts';
import type { EarlierTable } from './table.ts';
import { ensureTable, handleEarlierTable } from './table.ts';
import { ensureUserPool } from './user-pool.ts';

export interface StackOptions {
  /** The folder of all data. */
  readonly dataDir: string;
  /** The folder of the mails, if not below `dataDir`. */
  readonly mailDir?: string | undefined;
  /** Keeps the table and the users in memory: faster, and lost at the end. */
  readonly tableInMemory: boolean;
  /** Handling of an existing table: an external database is not emptied with `dataDir`. */
  readonly earlierTable?: EarlierTable | undefined;
  readonly siteUrl: string;
  readonly webSocketEndpoint: string;
  readonly logLevel: string;
}

export interface Stack {
  readonly env: LocalEnvironment;
  readonly mails: MailStore;
  stop(): Promise<void>;
}

/** Starts database, file store, user pool and mail, with the table, bucket and pool created. */
export async function startStack(options: StackOptions): Promise<Stack> {
  await mkdir(options.dataDir, { recursive: true });
  const mails = await openMailStore(options.mailDir ?? join(options.dataDir, 'mails'));
  // First, because it can be missing on a machine, and then nothing else has to be stopped.
  const dynamodb = await startDynamoDb({
    dataDir: options.tableInMemory ? undefined : options.dataDir,
  });
  const [s3, ses, sts, cognito] = await Promise.all([
    startS3({
      dataDir: join(options.dataDir, 's3'),
      buckets: [fixedEnvironment.FILES_BUCKET, fixedEnvironment.MAIL_IN_BUCKET],
    }),
    startSes(mails),
    startSts(),
    startCognito({
      dataDir: join(options.dataDir, 'cognito'),
      inMemory: options.tableInMemory,
    }),
  ]);
  const stop = async () => {
    await Promise.all([dynamodb, s3, ses, sts, cognito].map((standIn) => standIn.stop()));
  };
  try {
    const [pool] = await Promise.all([
      ensureUserPool(cognito.endpoint),
      startTable(dynamodb.endpoint, options.earlierTable ?? 'keep'),
    ]);
    const env: LocalEnvironment = {
      ...fixedEnvironment,
      USER_POOL_ID: pool.userPoolId,
      USER_POOL_CLIENT_ID: pool.clientId,
      USER_POOL_ISSUER: cognito.issuerOf(pool.userPoolId),
      USER_POOL_JWKS_URL: cognito.jwksUrlOf(pool.userPoolId),
      SITE_URL: options.siteUrl,
      LOG_LEVEL: options.logLevel,
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
      AWS_ENDPOINT_URL_SESV2: ses.endpoint,
      AWS_ENDPOINT_URL_STS: sts.endpoint,
      AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: options.webSocketEndpoint,
    };
    return { env, mails, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startTable(endpoint: string, earlier: EarlierTable): Promise<void> {
  const { TABLE_NAME } = fixedEnvironment;
  await handleEarlierTable(endpoint, TABLE_NAME, earlier);
  await ensureTable(endpoint, TABLE_NAME, tableSpec);
}
