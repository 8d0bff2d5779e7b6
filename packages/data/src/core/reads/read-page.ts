import {
  QueryCommand,
  type AttributeValue,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';

import type { Table } from '../client.ts';
import { modelOf, nativeOf, readerOf, shownNames, valueOf } from './item-reader.ts';
import { defaultPageSize, type Page, type PageRequest, type QueryResult } from '../page.ts';

/** An ElectroDB query; `go` only says which items it finds. */
export interface PageQuery<Item> {
  params(options: object): object;
  go(): Promise<QueryResult<Item>>;
}

interface From {
  readonly table: Table;
  readonly entity: object;
}

interface PageOptions<Item> extends Omit<PageRequest, 'limit'> {
  /** 100 by default; a whole page of DynamoDB, a megabyte, when infinite. */
  readonly limit?: number | undefined;
  readonly order: 'asc' | 'desc';
  readonly consistent?: true;
  /** Attributes that are read; all by default. */
  readonly names?: readonly (keyof Item & string)[];
}

type Stored = Readonly<Record<string, AttributeValue>>;

/** The parts of ElectroDB's parameters that have values. */
type Params = Omit<QueryCommandInput, 'ExpressionAttributeValues'> & {
  readonly ExpressionAttributeValues: Readonly<Record<string, unknown>>;
};

/**
 * A page of an ElectroDB query, read in one pass from DynamoDB's answer: a page of 100 rows takes ElectroDB and
 * the document client several times as long. Items of other entities are left out, where all
 * attributes are read. The cursor is the one that ElectroDB makes.
 */
export async function readPage<Item, Row>(
  { table, entity }: From,
  query: PageQuery<Item>,
  { limit = defaultPageSize, cursor, names, order, consistent }: PageOptions<Item>,
  toRow: (item: Item) => Row,
): Promise<Page<Row>> {
  const model = modelOf(entity);
  const most = Number.isFinite(limit) ? { limit } : {};
  const params = query.params({ ...most, order, consistent }) as Params;
  const shown = names && shownNames(model, names);
  const { Items = [], LastEvaluatedKey: last } = await table.client.send(
    new QueryCommand({
      ...params,
      ...shown,
      ExpressionAttributeNames: {
        ...params.ExpressionAttributeNames,
        ...shown?.ExpressionAttributeNames,
      },
      ExpressionAttributeValues: mapped(params.ExpressionAttributeValues, valueOf),
      ...(cursor !== undefined && { ExclusiveStartKey: mapped(keyIn(cursor), valueOf) }),
    }),
  );
  /** Another entity may have its items in the same partition. */
  const isOwn = ({ __edb_e__: owner }: Stored) => owner === undefined || owner.S === model.entity;
  const read = readerOf(model, names ?? Object.keys(model.schema.attributes));
  return {
    rows: Items.filter(isOwn).map((item) => toRow(read(item) as Item)),
    cursor: last && cursorOf(mapped(last, nativeOf)),
  };
}

interface RowsOptions {
  readonly order: 'asc' | 'desc';
  readonly consistent?: true;
  /** The most rows; all by default. */
  readonly count?: number;
  /** The query has a filter, so that a page of `count` items may have fewer rows: whole pages are read. */
  readonly isFiltered?: true;
}

/** The rows of a query, in as many pages as they need. */
export async function readRows<Item, Row>(
  from: From,
  query: PageQuery<Item>,
  { count = Infinity, isFiltered, ...options }: RowsOptions,
  toRow: (item: Item) => Row,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const limit = isFiltered === true ? Infinity : count - rows.length;
    const page = await readPage(from, query, { ...options, limit, cursor }, toRow);
    rows.push(...page.rows);
    ({ cursor } = page);
  } while (cursor !== undefined && rows.length < count);
  return rows.slice(0, count);
}

function mapped<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

const cursorOf = (key: object) => Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key of a cursor, which was checked. */
const keyIn = (cursor: string) =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as Record<string, unknown>;
