import { isDeepStrictEqual } from 'node:util';

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from '@driftig/data/core/client';
import { tableSpec } from '@driftig/data/core/table-spec';

type Item = Readonly<Record<string, unknown>>;
interface Key {
  readonly pk: string;
  readonly sk: string;
}

interface Write {
  readonly Key?: Item;
  readonly Item?: Item;
}
interface Input extends Write {
  readonly TransactItems?: readonly Readonly<Record<string, Write>>[];
}

const writes = new Set([
  'PutItemCommand',
  'UpdateItemCommand',
  'DeleteItemCommand',
  'TransactWriteItemsCommand',
]);

/** The most that DynamoDB writes at once. */
const mostAtOnce = 25;
/** The most that is read at once. */
const mostRead = 100;

/** The partitions of the table and its indexes in which an item is otherwise than before. */
type ChangedPartitions = () => Promise<ReadonlySet<string>>;

/**
 * Does something, and puts back what it changed in the table. What it does is awaited to the end:
 * later writes would stay.
 */
export async function rewound<T>(
  table: Table,
  run: (changed: ChangedPartitions) => Promise<T>,
): Promise<T> {
  // A client of its own: the table's asks for the rights of the function that is running.
  const plain = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const before = new Map<string, { readonly key: Key; readonly item: Item | undefined }>();
  const remember = async (given: object) => {
    const input = given as Input;
    const keys = keysWritten(input).filter((key) => !before.has(idOf(key)));
    if (keys.length === 0) return;
    const items = await itemsOf(plain, table.name, keys);
    for (const key of keys) before.set(idOf(key), { key, item: items.get(idOf(key)) });
  };
  const changed = async () => {
    const keys = [...before.values()].map(({ key }) => key);
    const after = await itemsOf(plain, table.name, keys);
    const pairs = [...before].map(([id, { item }]) => [item, after.get(id)]);
    return new Set(
      pairs
        .filter(([was, is]) => !isDeepStrictEqual(was, is))
        .flat()
        .flatMap(partitionsOf),
    );
  };
  const name = 'rewind';
  table.client.middlewareStack.add(
    (send, { commandName = '' }) =>
      async (args) => {
        if (commandName.startsWith('BatchWrite')) throw new Error('Rewinding knows no BatchWrite');
        if (writes.has(commandName)) await remember(args.input);
        return send(args);
      },
    { step: 'initialize', name, override: true },
  );
  try {
    return await run(changed);
  } finally {
    table.client.middlewareStack.remove(name);
    const requests = [...before.values()].map(({ key, item }) =>
      item === undefined ? { DeleteRequest: { Key: key } } : { PutRequest: { Item: item } },
    );
    while (requests.length > 0) {
      const some = requests.splice(0, mostAtOnce);
      await plain.send(new BatchWriteCommand({ RequestItems: { [table.name]: some } }));
    }
    plain.destroy();
  }
}

async function itemsOf(client: DynamoDBDocumentClient, table: string, keys: readonly Key[]) {
  const items = new Map<string, Item>();
  for (let at = 0; at < keys.length; at += mostRead) {
    const Keys = keys.slice(at, at + mostRead);
    const { Responses: found = {}, UnprocessedKeys: left = {} } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } }),
    );
    if (Object.keys(left).length > 0) throw new Error('The database did not read all items');
    for (const item of found[table] ?? []) items.set(idOf(keyOf(item)), item);
  }
  return items;
}

/** Where the table and its indexes keep an item. */
function partitionsOf(item: Item | undefined): readonly string[] {
  const names = ['pk', ...tableSpec.indexes.map(({ pk }) => pk)];
  return names.map((name) => item?.[name]).filter((value) => typeof value === 'string');
}

/** The keys of the items that a command writes. */
function keysWritten(input: Input): readonly Key[] {
  const parts = input.TransactItems?.flatMap((part) => Object.values(part)) ?? [input];
  const written = parts.map(({ Key: key, Item: item }) => key ?? item);
  const unique = new Map(
    written.filter((one) => one !== undefined).map((one) => [idOf(keyOf(one)), keyOf(one)]),
  );
  return [...unique.values()];
}

function keyOf({ pk, sk }: Item): Key {
  return { pk: textOf(pk), sk: textOf(sk) };
}

const idOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

/** A text as the document client takes it, or as DynamoDB itself does: { S: text }. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'S' in value ? value.S : value;
  if (typeof text !== 'string') throw new Error('A key is not a text');
  return text;
}
