import {
  CreateTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDynamoDb } from './dynamodb.ts';
import { localClientConfig } from './environment.ts';
import type { StandIn } from './ports.ts';
import { StartError } from '../start-error.ts';
import { ensureTable, handleEarlierTable } from './table.ts';

const shape = {
  keys: { pk: 'pk', sk: 'sk' },
  indexes: [{ name: 'gsi1', pk: 'gsi1pk', sk: 'gsi1sk', project: ['a', 'b'] }],
};
let dynamodb: StandIn;
let client: DynamoDBClient;

beforeAll(async () => {
  dynamodb = await startDynamoDb();
  client = new DynamoDBClient(localClientConfig(dynamodb.endpoint));
});
afterAll(async () => {
  client.destroy();
  await dynamodb.stop();
});

const tables = async () => (await client.send(new ListTablesCommand({}))).TableNames;

test('the table is created once, kept afterwards, and refused when its indexes differ', async () => {
  await ensureTable(dynamodb.endpoint, 'things', shape);
  await ensureTable(dynamodb.endpoint, 'things', shape);
  const changed = { ...shape, indexes: shape.indexes.map((i) => ({ ...i, project: ['a'] })) };
  await expect(ensureTable(dynamodb.endpoint, 'things', changed)).rejects.toThrow(StartError);
});

test('an index that is new is added to a table of before, with its items', async () => {
  await ensureTable(dynamodb.endpoint, 'grown', shape);
  const item = { pk: 'p', sk: 's', gsi1pk: 'g', gsi1sk: '1', until: '2026-11-26' };
  const Item = Object.fromEntries(Object.entries(item).map(([name, S]) => [name, { S }]));
  await client.send(new PutItemCommand({ TableName: 'grown', Item }));
  const byEnd = { name: 'gsi2', pk: 'gsi1pk', sk: 'until', project: ['a'] };
  await ensureTable(dynamodb.endpoint, 'grown', { ...shape, indexes: [...shape.indexes, byEnd] });
  const found = await client.send(
    new QueryCommand({
      TableName: 'grown',
      IndexName: 'gsi2',
      KeyConditionExpression: 'gsi1pk = :g AND #until >= :from',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':g': { S: 'g' }, ':from': { S: '2026-11-01' } },
    }),
  );
  expect(found.Items).toMatchObject([{ sk: { S: 's' } }]);
});

test('an earlier table is kept, refused or dropped, and other tables are not touched', async () => {
  await ensureTable(dynamodb.endpoint, 'ours', shape);
  await client.send(
    new CreateTableCommand({
      TableName: 'theirs',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    }),
  );
  await handleEarlierTable(dynamodb.endpoint, 'ours', 'keep');
  const refusal = handleEarlierTable(dynamodb.endpoint, 'ours', 'refuse');
  await expect(refusal).rejects.toThrow('npm start -- --fresh');
  expect(await tables()).toContain('ours');
  await handleEarlierTable(dynamodb.endpoint, 'ours', 'drop');
  expect(await tables()).not.toContain('ours');
  expect(await tables()).toContain('theirs');
});

test('without an earlier table nothing is refused or dropped', async () => {
  await handleEarlierTable(dynamodb.endpoint, 'new', 'refuse');
  await handleEarlierTable(dynamodb.endpoint, 'new', 'drop');
  expect(await tables()).not.toContain('new');
});
