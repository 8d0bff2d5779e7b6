import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
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

/** Creates the table on the first start. Throws a StartError for one with other indexes. */
export async function ensureTable(
  endpoint: string,
  tableName: string,
  shape: TableShape,
): Promise<void> {
  const dynamo = new DynamoDBClient(localClientConfig(endpoint));
  try {
    const existing = await indexesOf(dynamo, tableName);
    if (existing === undefined) {
      await dynamo.send(new CreateTableCommand(tableInput(tableName, shape)));
    } else if (existing !== signature(tableInput(tableName, shape).GlobalSecondaryIndexes)) {
      throw new StartError(
        'De gemte data passer ikke til denne version. Begynd forfra med: npm start -- --fresh',
      );
    }
  } finally {
    dynamo.destroy();
  }
}

async function indexesOf(dynamo: DynamoDBClient, tableName: string): Promise<string | undefined> {
  try {
    const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: tableName }));
    return signature(Table?.GlobalSecondaryIndexes);
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

type Index = Pick<GlobalSecondaryIndexDescription, 'IndexName' | 'KeySchema' | 'Projection'>;

/** A text that is equal for the same indexes in any order. */
function signature(indexes: readonly Index[] = []): string {
  const shapes = indexes.map((index) => [
    index.IndexName,
    ...(index.KeySchema ?? []).map((key) => key.AttributeName),
    index.Projection?.ProjectionType,
    ...(index.Projection?.NonKeyAttributes ?? []).toSorted(),
  ]);
  return shapes.map(String).toSorted().join(' ');
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
