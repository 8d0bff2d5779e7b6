import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDynamoDb } from './stand-ins/dynamodb.ts';
import { localClientConfig } from './stand-ins/environment.ts';
import type { StandIn } from './stand-ins/ports.ts';
import { startStack } from './stand-ins/stack.ts';
import type { EarlierTable } from './stand-ins/table.ts';

let dataDir = '';
let emulator: StandIn;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'driftig-fresh-'));
  emulator = await startDynamoDb();
});
afterAll(async () => {
  await emulator.stop();
  await rm(dataDir, { recursive: true });
});

/** Starts on an external database, adds an item to the table and counts the items. */
async function itemsAfterStart(earlierTable: EarlierTable, id: string): Promise<number> {
  vi.stubEnv('DYNAMODB_ENDPOINT', emulator.endpoint);
  const stack = await startStack({
    dataDir,
    tableInMemory: false,
    earlierTable,
    siteUrl: 'http://127.0.0.1:3000',
    webSocketEndpoint: 'http://127.0.0.1:9/ws',
    logLevel: 'SILENT',
  });
  const { AWS_ENDPOINT_URL_DYNAMODB, TABLE_NAME: TableName } = stack.env;
  const client = new DynamoDBClient(localClientConfig(AWS_ENDPOINT_URL_DYNAMODB));
  try {
    expect(AWS_ENDPOINT_URL_DYNAMODB).toBe(emulator.endpoint);
    await client.send(new PutItemCommand({ TableName, Item: { pk: { S: id }, sk: { S: 'sk' } } }));
    return (await client.send(new ScanCommand({ TableName }))).Count ?? 0;
  } finally {
    client.destroy();
    await stack.stop();
  }
}

test('an external table is kept by a start and dropped by a fresh one', async () => {
  expect(await itemsAfterStart('keep', 'a')).toBe(1);
  expect(await itemsAfterStart('keep', 'b')).toBe(2);
  expect(await itemsAfterStart('drop', 'c')).toBe(1);
});

test('with a new data folder a table that already has data is refused', async () => {
  await expect(itemsAfterStart('refuse', 'd')).rejects.toThrow(emulator.endpoint);
});
