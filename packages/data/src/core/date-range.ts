import type { Table } from './client.ts';
import {
  assertCursorBetween,
  assertCursorOf,
  defaultPageSize,
  type CursorShape,
  type Page,
  type PageRequest,
} from './page.ts';
import { readPage, type PageQuery } from './reads/read-page.ts';

/** A list newest first, of the days from one to another. */
export interface DateRange extends PageRequest {
  /** Dates, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The index of such a list. Its sort key is the prefix, the date and the id. */
interface DateIndex {
  readonly table: Table;
  readonly entity: object;
  readonly main: CursorShape;
  readonly name: 'gsi1' | 'gsi2' | 'gsi3';
  readonly partition: string;
  readonly prefix?: string;
}

interface Day {
  readonly date: string;
}

/** An ElectroDB query of the index. */
export interface DateQuery<Item> {
  between(lowest: Day, highest: Day): PageQuery<Item>;
}

/**
 * A page of a range of days. A range that ends before it begins is empty: DynamoDB refuses to query it, as
 * it refuses a cursor outside the range. Throws bad_input for a cursor of another list or range.
 */
export async function readDateRange<Item, Row>(
  { from = '0000', to = '9999', limit = defaultPageSize, cursor }: DateRange,
  { table, entity, main, name, partition, prefix = '' }: DateIndex,
  query: DateQuery<Item>,
  toRow: (item: Item) => Row,
): Promise<Page<Row>> {
  const [lowest, highest] = [from, `${to}~`];
  const sortKey = `${name}sk`;
  assertCursorOf(cursor, { ...main, [`${name}pk`]: partition, [sortKey]: prefix });
  assertCursorBetween(cursor, sortKey, [prefix + lowest, prefix + highest]);
  if (from > to) return { rows: [], cursor: undefined };
  const dated = query.between({ date: lowest }, { date: highest });
  return readPage({ table, entity }, dated, { limit, cursor, order: 'desc' }, toRow);
}
