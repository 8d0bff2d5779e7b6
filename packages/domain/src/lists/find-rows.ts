import { filterRows, haystackOf, searchRows } from './match-rows.ts';
import { compareValues, type SortValue } from './order-rows.ts';
import { pageSlice } from './page-slice.ts';
import type { ListRule } from './list-rule.ts';
import type { ListSort } from './list-sort.ts';

/** Search, order, filters and page of a list. */
export interface AskedRows {
  readonly q: string;
  readonly sort: ListSort | null;
  readonly page: number;
  readonly size: number;
  /** '' for all. */
  readonly status: string;
  readonly filters: Readonly<Record<string, string>>;
}

interface FoundPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows that match under each status, '' for all. */
  readonly counts: ReadonlyMap<string, number>;
}

interface Placed<Row> {
  readonly row: Row;
  readonly value: SortValue;
  readonly at: number;
}

function sortValueOf<Row>(rule: ListRule<Row>, sort: ListSort | null) {
  if (sort === null) return undefined;
  return sort.next ? rule.comesNext?.(sort.column) : rule.sortValue(sort.column);
}

/** Keeps the first rows of an order, however many pass by: at most twice as many as are asked for. */
function firstRows<Row>(most: number, rule: ListRule<Row>, sort: ListSort | null) {
  const valueOf = sortValueOf(rule, sort);
  const descending = sort?.descending ?? false;
  const compare = (a: Placed<Row>, b: Placed<Row>) =>
    compareValues(a.value, b.value, descending) || a.at - b.at;
  let kept: Placed<Row>[] = [];
  let seen = 0;
  const trim = () => {
    if (valueOf) kept.sort(compare);
    kept = kept.slice(0, most);
  };
  return {
    add(row: Row): void {
      const placed = { row, value: valueOf?.(row), at: seen };
      seen += 1;
      // Without an order, later rows are behind all that are kept.
      if (!valueOf && kept.length === most) return;
      kept.push(placed);
      if (kept.length >= 2 * most) trim();
    },
    inOrder(): readonly Row[] {
      trim();
      return kept.map(({ row }) => row);
    },
  };
}

/** Finds a page among rows that are read in parts. It holds no more of them than the pages up to it. */
export function findRows<Row>(rule: ListRule<Row>, asked: AskedRows) {
  const { q, sort, page, size, status, filters } = asked;
  const haystack = haystackOf(rule.searched);
  const counts = new Map([['', 0]]);
  const first = firstRows(page * size, rule, sort);
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    read(rows: readonly Row[]): void {
      for (const row of searchRows(filterRows(rows, rule.filters, filters), haystack, q)) {
        const under = rule.status?.of(row) ?? '';
        count('');
        if (under !== '') count(under);
        if (status === '' || status === under) first.add(row);
      }
    },
    page(): FoundPage<Row> {
      const total = counts.get(status) ?? 0;
      const { from, to } = pageSlice(total, page, size);
      return { rows: to === 0 ? [] : first.inOrder().slice(from - 1, to), counts };
    },
  };
}
