import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { authRoutes } from '@driftig/contracts/auth/routes';
import { requestFieldNames } from '@driftig/contracts/wire/wire';
import { userEntity } from '@driftig/data/auth.entities';
import { services } from '@driftig/functions/pipeline/services';
import { demoLogins } from '@driftig/local-cloud/demo/load-demo';
import { localClientConfig } from '@driftig/local-cloud/stand-ins/environment';
import { startStack } from '@driftig/local-cloud/stand-ins/stack';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { call } from './support/call.ts';

/** What is in the table and in the user pool of an installation that nobody has used yet. */
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

test('a new installation has nothing in its table and nobody in its user pool', async () => {
  expect(await foundAtFirst()).toEqual({ Items: [], Users: [] });
});

test('the logins that are known of other products, and those of the demo company, open nothing', async () => {
  const known = ['admin', 'administrator', 'root', 'test', 'demo', 'driftig'].map((name) => ({
    email: `${name}@driftig.dk`,
    password: name,
  }));
  for (const { email, password } of [...known, ...demoLogins]) {
    const input = { body: { email, password }, headers: { 'x-viewer-address': ulid() } };
    expect([email, (await call(authRoutes.logIn, input)).status]).toEqual([email, 401]);
  }
});

test('no request has a hint for a password or a question that only its owner answers, and no record keeps one', () => {
  const fields = [...requestFieldNames];
  expect(fields).toContain('newPassword');
  const kept = Object.keys(userEntity(services().table).schema.attributes);
  const hints = /hint|question|answer|maiden|birth|reminder|sp(ø|oe)rgsm/i;
  expect([...fields, ...kept].filter((name) => hints.test(name))).toEqual([]);
});
