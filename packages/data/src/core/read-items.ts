import { BatchGetItemCommand } from '@aws-sdk/client-dynamodb';
import type { Entity, ResponseItem } from 'electrodb';

import type { Table } from './client.ts';
import {
  attributeOf,
  modelOf,
  readerOf,
  shownNames,
  type Index,
  type KeyTemplate,
  type Model,
} from './reads/item-reader.ts';
import { queryItems } from './query-texts.ts';

/** An item of an entity as ElectroDB gives it. */
type ItemOf<E> =
  E extends Entity<infer A, infer F, infer C, infer S> ? ResponseItem<A, F, C, S> : never;
type NameIn<E> = keyof ItemOf<E> & string;

type Key = Readonly<Record<string, string | number>>;

/** The most items of a BatchGetItem. */
const batchSize = 100;

/**
 * Reads attributes of many items by their keys, all by default, consistently and however many; those that are
 * gone are left out. In one pass from DynamoDB's answer to the items: ElectroDB and the document client copy each four
 * times, and a chain of states is made for each key (docs/decisions/0115).
 */
export async function readBatch<E extends object, N extends NameIn<E>>(
  table: Table,
  entity: E,
  keys: readonly Key[],
  names?: readonly N[],
): Promise<Pick<ItemOf<E>, N>[]> {
  const model = modelOf(entity);
  const batches = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) =>
    keys.slice(index * batchSize, (index + 1) * batchSize),
  );
  const shown = names && shownNames(model, names);
  const read = readerOf(model, names ?? Object.keys(model.schema.attributes));
  const pages = await Promise.all(
    batches.map(async (batch) => {
      const Keys = batch.map((key) => keyOf(model, key));
      const request = { Keys, ConsistentRead: true, ...shown };
      const command = new BatchGetItemCommand({ RequestItems: { [table.name]: request } });
      const { Responses = {} } = await table.client.send(command);
      return (Responses[table.name] ?? []).map(read);
    }),
  );
  return pages.flat() as Pick<ItemOf<E>, N>[];
}

/**
 * Reads named attributes of all items of a partition, consistently, which has items of this entity alone. A large
 * one is read in ranges of its sort keys side by side, which begin at `starts`: a page of a query is a megabyte.
 */
export async function readPartition<E extends object, N extends NameIn<E>>(
  table: Table,
  entity: E,
  key: Key,
  names: readonly N[],
  starts: readonly string[] = [],
): Promise<Pick<ItemOf<E>, N>[]> {
  const model = modelOf(entity);
  const pk = filled(model, mainIndex(model).pk, key);
  const shown = names.map((name) => attributeOf(model, name).field);
  const read = readerOf(model, names);
  const ranges = await Promise.all(
    rangesOf(starts).map(async (between) => {
      const items = await queryItems(table, { pk, shown, ...(between && { between }) });
      return items.map(read);
    }),
  );
  return ranges.flat() as Pick<ItemOf<E>, N>[];
}

/** Ranges of sort keys that touch and do not overlap: an end is the last key before the next start. */
function rangesOf(starts: readonly string[]): readonly (readonly [string, string] | undefined)[] {
  if (starts.length === 0) return [undefined];
  const first = [' ', ...starts];
  return first.map((from, index) => {
    const next = first[index + 1];
    const last = next === undefined ? '\u{ffff}' : `${before(next)}\u{ffff}`;
    return [from, last] as const;
  });
}

/** The character before the only one of a start. */
const before = (start: string) => String.fromCodePoint((start.codePointAt(0) ?? 0) - 1);

/** A key of the table as ElectroDB makes it. */
export function tableKeyOf(entity: object, key: Key): { readonly pk: string; readonly sk: string } {
  const model = modelOf(entity);
  const { pk, sk } = mainIndex(model);
  return { pk: filled(model, pk, key), sk: filled(model, sk, key) };
}

function mainIndex({ indexes }: Model): Index {
  const main = Object.values(indexes).find(({ index }) => index === '');
  if (main === undefined) throw new Error('an entity has no key');
  return main;
}

function filled(model: Model, { facetLabels }: KeyTemplate, key: Key): string {
  return facetLabels
    .map(({ name, label }) => (name === '' ? label : `${label}${textIn(model, name, key)}`))
    .join('');
}

function textIn(model: Model, name: string, key: Key): string {
  const { padding } = attributeOf(model, name);
  const text = String(key[name]);
  return padding === undefined ? text : text.padStart(padding.length, padding.char);
}

function keyOf(model: Model, key: Key) {
  const { pk, sk } = mainIndex(model);
  return { pk: { S: filled(model, pk, key) }, sk: { S: filled(model, sk, key) } };
}
