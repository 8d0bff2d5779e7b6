import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { localClientConfig } from './stand-ins/environment.ts';
import { startStack } from './stand-ins/stack.ts';

/** Items and users of a new installation. */
async function foundAtFirst() {
  const dataDir = await mkdtemp(join(tmpdir(), 'driftig-nobody-'));
  const stack = await startStack({
    dataDir,
    tableInMemory: true,
    siteUrl: 'http://127.0.0.1:3000',
    webSocketEndpoint: 'http://127.0.0.1:9/ws',
    logLevel: 'SILENT',
  });
  const { env } = stack;
  const table = new DynamoDBClient(localClientConfig(env.AWS_ENDPOINT_URL_DYNAMODB));
  const pool = new CognitoIdentityProviderClient(
    localClientConfig(env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER),
  );
  try {
    const { Items } = await table.send(new ScanCommand({ TableName: env.TABLE_NAME }));
    const { Users } = await pool.send(new ListUsersCommand({ UserPoolId: env.USER_POOL_ID }));
    return { Items, Users };
  } finally {
    table.destroy();
    pool.destroy();
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

test('a new installation has an empty table and an empty user pool', async () => {
  expect(await foundAtFirst()).toEqual({ Items: [], Users: [] });
});
