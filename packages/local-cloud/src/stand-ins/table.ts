import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTableCommand,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  CreateTableCommandInput,
  GlobalSecondaryIndexDescription,
  Projection,
} from '@aws-sdk/client-dynamodb';
import { StartError } from '../start-error.ts';
import { localClientConfig } from './environment.ts';

/** The part of `packages/data/src/core/table-spec.ts` that is used here. */
interface TableShape {
  readonly keys: { readonly pk: string; readonly sk: string };
  readonly indexes: readonly {
    readonly name: string;
    readonly pk: string;
    readonly sk: string;
    readonly project: 'ALL' | 'KEYS_ONLY' | readonly string[];
  }[];
}

/** Handling of a table that already exists. */
export type EarlierTable = 'keep' | 'refuse' | 'drop';

/** Keeps, refuses (StartError) or drops the table of an earlier start; touches no other table. */
export async function handleEarlierTable(
  endpoint: string,
  tableName: string,
  earlier: EarlierTable,
): Promise<void> {
  if (earlier === 'keep') return;
  const dynamo = new DynamoDBClient(localClientConfig(endpoint));
  try {
    if ((await indexesOf(dynamo, tableName)) === undefined) return;
    if (earlier === 'refuse') {
      throw new StartError(
        `Databasen på ${endpoint} har data fra en anden start. Slet dem og begynd forfra med: ` +
          'npm start -- --fresh',
      );
    }
    await dynamo.send(new DeleteTableCommand({ TableName: tableName }));
    const waiter = { client: dynamo, minDelay: 1, maxDelay: 1, maxWaitTime: 60 };
    await waitUntilTableNotExists(waiter, { TableName: tableName });
  } finally {
    dynamo.destroy();
  }
}

/**
 * Creates the table on the first start, and the indexes that a table of an earlier version lacks: as on
 * AWS they then hold the items of before. Throws a StartError where an index is another by now.
 */
export async function ensureTable(
  endpoint: string,
  tableName: string,
  shape: TableShape,
): Promise<void> {
  const dynamo = new DynamoDBClient(localClientConfig(endpoint));
  try {
    const existing = await indexesOf(dynamo, tableName);
    const input = tableInput(tableName, shape);
    if (existing === undefined) await dynamo.send(new CreateTableCommand(input));
    else await addIndexes(dynamo, input, existing);
  } finally {
    dynamo.destroy();
  }
}

/** One at a time, as DynamoDB wants it. */
async function addIndexes(
  dynamo: DynamoDBClient,
  { TableName, AttributeDefinitions, GlobalSecondaryIndexes: wanted = [] }: CreateTableCommandInput,
  existing: readonly Index[],
): Promise<void> {
  const known = new Set(existing.map(signature));
  const missing = wanted.filter((index) => !known.has(signature(index)));
  if (existing.length + missing.length !== wanted.length)
    throw new StartError(
      'De gemte data passer ikke til denne version. Begynd forfra med: npm start -- --fresh',
    );
  for (const index of missing) {
    const GlobalSecondaryIndexUpdates = [{ Create: index }];
    await dynamo.send(
      new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates }),
    );
    await waitUntilActive(dynamo, String(TableName));
  }
}

async function waitUntilActive(dynamo: DynamoDBClient, tableName: string): Promise<void> {
  for (;;) {
    const indexes = (await indexesOf(dynamo, tableName)) ?? [];
    if (indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE')) return;
    await delay(200);
  }
}

async function indexesOf(
  dynamo: DynamoDBClient,
  tableName: string,
): Promise<GlobalSecondaryIndexDescription[] | undefined> {
  try {
    const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: tableName }));
    return Table?.GlobalSecondaryIndexes ?? [];
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

type Index = Pick<GlobalSecondaryIndexDescription, 'IndexName' | 'KeySchema' | 'Projection'>;

/** A text that is equal for the same index. */
function signature(index: Index): string {
  return [
    index.IndexName,
    ...(index.KeySchema ?? []).map((key) => key.AttributeName),
    index.Projection?.ProjectionType,
    ...(index.Projection?.NonKeyAttributes ?? []).toSorted(),
  ].join(',');
}

function tableInput(tableName: string, shape: TableShape): CreateTableCommandInput {
  const keys = [shape.keys, ...shape.indexes].flatMap((index) => [index.pk, index.sk]);
  return {
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...new Set(keys)].map((name) => ({
      AttributeName: name,
      AttributeType: 'S' as const,
    })),
    KeySchema: keySchema(shape.keys),
    ...(shape.indexes.length > 0 && {
      GlobalSecondaryIndexes: shape.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection: projection(index.project),
      })),
    }),
  };
}

function keySchema({ pk, sk }: { readonly pk: string; readonly sk: string }) {
  return [
    { AttributeName: pk, KeyType: 'HASH' as const },
    { AttributeName: sk, KeyType: 'RANGE' as const },
  ];
}

function projection(project: TableShape['indexes'][number]['project']): Projection {
  return typeof project === 'string'
    ? { ProjectionType: project }
    : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...project] };
}
