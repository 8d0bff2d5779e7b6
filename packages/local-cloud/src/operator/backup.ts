import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import {
  BatchWriteItemCommand,
  ScanCommand,
  type AttributeValue,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';

import { StartError } from '../start-error.ts';

type Item = Record<string, AttributeValue>;
/** Items that DynamoDB takes in a batch. */
const batchSize = 25;

/** Writes all items of a table to a new file, a line each as they are stored; returns how many. */
export async function backUp(client: DynamoDBClient, table: string, path: string): Promise<number> {
  const file = await open(path, 'wx');
  let count = 0;
  try {
    for await (const items of pagesOf(client, table)) {
      await file.appendFile(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
      count += items.length;
    }
  } finally {
    await file.close();
  }
  return count;
}

async function* pagesOf(client: DynamoDBClient, TableName: string): AsyncGenerator<Item[]> {
  let from: Item | undefined;
  do {
    // One page after another: a page says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName,
        ConsistentRead: true,
        ...(from !== undefined && { ExclusiveStartKey: from }),
      }),
    );
    yield Items;
    from = LastEvaluatedKey;
  } while (from !== undefined);
}

/** Puts the items of a file into an empty table; returns how many. Throws a StartError where the table has items. */
export async function restore(
  client: DynamoDBClient,
  table: string,
  path: string,
): Promise<number> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: table, Limit: 1 }));
  if (Items.length > 0) throw new StartError(`Tabellen ${table} er ikke tom. Gendan i en ny.`);
  let count = 0;
  let batch: Item[] = [];
  const put = async () => {
    await putBatch(client, table, batch);
    count += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    batch.push(JSON.parse(line) as Item);
    if (batch.length === batchSize) await put();
  }
  await put();
  return count;
}

async function putBatch(client: DynamoDBClient, table: string, items: readonly Item[]) {
  let left = items.map((Item) => ({ PutRequest: { Item } }));
  while (left.length > 0) {
    // A busy table leaves some out, which are sent again.
    // oxlint-disable-next-line no-await-in-loop
    const { UnprocessedItems } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: left } }),
    );
    left = (UnprocessedItems?.[table] ?? []) as typeof left;
  }
}
