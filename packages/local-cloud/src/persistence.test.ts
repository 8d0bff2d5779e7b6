import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalEnvironment } from './stand-ins/environment.ts';
import { localClientConfig } from './stand-ins/environment.ts';
import { sentMails } from './stand-ins/ses.ts';
import type { Stack } from './stand-ins/stack.ts';
import { startStack } from './stand-ins/stack.ts';

let dataDir = '';
let before: LocalEnvironment;
let stack: Stack;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'driftig-kill-'));
  before = await fillAndKill();
  stack = await startStack({
    dataDir,
    tableInMemory: false,
    siteUrl: before.SITE_URL,
    webSocketEndpoint: 'http://127.0.0.1:9/ws',
    logLevel: 'SILENT',
  });
});
afterAll(async () => {
  await stack.stop();
  await rm(dataDir, { recursive: true });
});

/** Runs a stack in another process until it has stored its data, then kills it with SIGKILL. */
async function fillAndKill(): Promise<LocalEnvironment> {
  const script = join(import.meta.dirname, 'persistence.fixture.ts');
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    child.kill('SIGKILL');
    await exited;
    return JSON.parse(line) as LocalEnvironment;
  }
  throw new Error('The stack to be killed ended by itself.');
}

test('a user created before a SIGKILL can log in afterwards, in the same pool with the same issuer', async () => {
  const { env } = stack;
  expect(env.USER_POOL_ID).toBe(before.USER_POOL_ID);
  expect(env.USER_POOL_CLIENT_ID).toBe(before.USER_POOL_CLIENT_ID);
  expect(env.USER_POOL_ISSUER).toBe(before.USER_POOL_ISSUER);
  const users = new CognitoIdentityProviderClient(
    localClientConfig(env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER),
  );
  const { AuthenticationResult } = await users.send(
    new AdminInitiateAuthCommand({
      UserPoolId: env.USER_POOL_ID,
      ClientId: env.USER_POOL_CLIENT_ID,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'mette@nordlysevent.dk', PASSWORD: 'Nordlys2026!' },
    }),
  );
  expect(AuthenticationResult?.AccessToken).toBeDefined();
});

test('an item stored before a SIGKILL is still in the table', async () => {
  const dynamo = new DynamoDBClient(localClientConfig(stack.env.AWS_ENDPOINT_URL_DYNAMODB));
  const { Item } = await dynamo.send(
    new GetItemCommand({
      TableName: stack.env.TABLE_NAME,
      Key: { pk: { S: 'a' }, sk: { S: 'b' } },
    }),
  );
  expect(Item).toBeDefined();
});

test('a file stored before a SIGKILL is still in the bucket', async () => {
  const s3 = new S3Client(localClientConfig(stack.env.AWS_ENDPOINT_URL_S3));
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket: stack.env.FILES_BUCKET, Key: 'a/logo.png' }),
  );
  expect(await Body?.transformToString()).toBe('png');
});

test('a mail sent before a SIGKILL can still be read', async () => {
  expect(await sentMails(stack.env.AWS_ENDPOINT_URL_SESV2)).toMatchObject([
    { destination: { to: ['mette@nordlysevent.dk'] }, subject: 'Velkommen' },
  ]);
});

test('the database ends with the process that started it', async () => {
  const { port } = new URL(before.AWS_ENDPOINT_URL_DYNAMODB);
  await expect.poll(() => accepts(Number(port)), { timeout: 5000, interval: 20 }).toBe(false);
});

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
