import { BatchGetItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Entity, ResponseItem } from 'electrodb';

import type { Table } from './client.ts';
import { queryItems } from './query-texts.ts';

/** An item of an entity as ElectroDB gives it. */
type ItemOf<E> =
  E extends Entity<infer A, infer F, infer C, infer S> ? ResponseItem<A, F, C, S> : never;
type NameIn<E> = keyof ItemOf<E> & string;

/** The parts of ElectroDB's model that name stored attributes and make keys. */
interface Model {
  readonly schema: {
    readonly attributes: Readonly<Record<string, Attribute>>;
  };
  readonly indexes: Readonly<Record<string, Index>>;
}
interface Attribute {
  readonly field: string;
  readonly type: string;
  readonly padding?: { readonly length: number; readonly char: string };
  get(value: unknown, siblings: () => object): unknown;
  hasMutationHandler(method: 'get'): boolean;
}
interface KeyTemplate {
  readonly facetLabels: readonly { readonly name: string; readonly label: string }[];
}
interface Index {
  readonly index: string;
  readonly pk: KeyTemplate;
  readonly sk: KeyTemplate;
}

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

const modelOf = (entity: object) => (entity as { readonly model: Model }).model;

function mainIndex({ indexes }: Model): Index {
  const main = Object.values(indexes).find(({ index }) => index === '');
  if (main === undefined) throw new Error('an entity has no key');
  return main;
}

function attributeOf({ schema }: Model, name: string): Attribute {
  const attribute = schema.attributes[name];
  if (attribute === undefined) throw new Error(`an entity has no attribute ${name}`);
  return attribute;
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

function shownNames(model: Model, names: readonly string[]) {
  const fields = names.map((name, index) => [`#${index}`, attributeOf(model, name).field] as const);
  return {
    ProjectionExpression: fields.map(([placeholder]) => placeholder).join(),
    ExpressionAttributeNames: Object.fromEntries(fields),
  };
}

/** Attributes with stored names of their own inside are read by ElectroDB. */
const hasNamesInside = ({ type }: Attribute) => type === 'map' || type === 'list' || type === 'set';

function readerOf(model: Model, names: readonly string[]) {
  const read = names.map((name) => {
    const attribute = attributeOf(model, name);
    const isPlain = !hasNamesInside(attribute) && !attribute.hasMutationHandler('get');
    return { name, field: attribute.field, attribute: isPlain ? undefined : attribute };
  });
  return (stored: Readonly<Record<string, AttributeValue>>) => {
    const item: Record<string, unknown> = {};
    for (const { name, field, attribute } of read) {
      const value = stored[field];
      if (value === undefined) continue;
      const native = nativeOf(value);
      item[name] = attribute === undefined ? native : attribute.get(native, () => item);
    }
    return item;
  };
}

function nativeOf(value: AttributeValue): unknown {
  if (value.S !== undefined) return value.S;
  if (value.N !== undefined) return Number(value.N);
  if (value.BOOL !== undefined) return value.BOOL;
  if (value.L !== undefined) return value.L.map(nativeOf);
  if (value.NULL !== undefined) return null;
  if (value.M === undefined) throw new Error('an item has a value of an unknown type');
  const map: Record<string, unknown> = {};
  for (const key in value.M) {
    const inner = value.M[key];
    if (inner !== undefined) map[key] = nativeOf(inner);
  }
  return map;
}
