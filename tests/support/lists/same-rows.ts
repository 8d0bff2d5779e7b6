import type { RecordField, RecordType } from '@driftig/contracts/records/record-type';
import { findRows, type AskedRows } from '@driftig/domain/lists/find-rows';
import type { ListRule } from '@driftig/domain/lists/list-rule';
import {
  countByStatus,
  filterRows,
  haystackOf,
  searchRows,
  type RowFilter,
  type RowStatus,
} from '@driftig/domain/lists/match-rows';
import { orderRows, rankRows, type SortValue } from '@driftig/domain/lists/order-rows';
import { pageSlice } from '@driftig/domain/lists/page-slice';
import * as fc from 'fast-check';
import { expect } from 'vitest';

interface Column<Row> {
  readonly id: string;
  readonly sortValue?: (row: Row) => SortValue;
  readonly comesNext?: (row: Row) => number;
  readonly searchText?: (row: Row) => string;
}

/** A list as its screen describes it to the table. */
interface ShownList<Row> {
  readonly type: RecordType;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly RowFilter<Row>[];
  readonly status?: RowStatus<Row> | undefined;
  readonly rule: ListRule<Row>;
  /** Values of filters to choose from, besides none. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

/** A page as the table in the browser makes it of all rows. */
function pageInBrowser<Row>(list: ShownList<Row>, rows: readonly Row[], asked: AskedRows) {
  const { sort, page, size } = asked;
  const column = list.columns.find(({ id }) => id === sort?.column);
  const sortValue = sort?.next ? column?.comesNext : column?.sortValue;
  const inOrder = sortValue
    ? orderRows(rows, rankRows(rows, sortValue), sort?.descending ?? false)
    : rows;
  const left = filterRows(inOrder, list.filters, asked.filters);
  const found = searchRows(left, haystackOf(list.columns), asked.q);
  const counts = countByStatus(found, list.status);
  const matching = asked.status
    ? found.filter((row) => list.status?.of(row) === asked.status)
    : found;
  const slice = pageSlice(matching.length, page, size);
  return { rows: slice.to === 0 ? [] : matching.slice(slice.from - 1, slice.to), counts };
}

const texts = ['Ærø Kro', 'ærø kro', 'Åse', 'Aase Holm', 'Søren', 'Sören', 'soeren', 'Zebra', ''];
const numbered = ['Telt 9', 'Telt 10', 'Telt 09', '8000', '20 14 60 05', 'nr. 7, Østergade'];
const dates = ['2026-01-02', '2026-11-12', '2026-11-13', '2025-12-31', ''];
const amounts = [0, 1, 99_900, 123_450, -123_450, 12_345_000];

function valuesOf({ kind, choices = {} }: RecordField, statuses: readonly string[]) {
  if (kind === 'flag') return fc.boolean();
  if (kind === 'date') return fc.constantFrom(...dates);
  if (kind === 'time') return fc.constantFrom('', '08:00', '17:30');
  if (kind === 'status') return fc.constantFrom(...statuses);
  if (kind === 'choice') return fc.constantFrom(...Object.keys(choices));
  if (kind === 'money') return fc.constantFrom(...amounts);
  if (kind === 'count' || kind === 'quantity') return fc.constantFrom(0, 1, 2, 10, 1248);
  return fc.constantFrom(...texts, ...numbered);
}

function rowsOf<Row>({ type }: ShownList<Row>): fc.Arbitrary<Row[]> {
  const stored = Object.entries(type.statuses ?? {}).filter(([, { computed }]) => !computed);
  const statuses = stored.map(([word]) => word);
  const fields = Object.entries(type.fields).map(([name, field]) => [
    name,
    valuesOf(field, statuses),
  ]);
  const row = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
  return fc.array(row, { maxLength: 40 }) as fc.Arbitrary<unknown> as fc.Arbitrary<Row[]>;
}

function asksOf<Row>({ type, columns, chosen }: ShownList<Row>): fc.Arbitrary<AskedRows> {
  const sort = fc.record({
    column: fc.constantFrom(...columns.map(({ id }) => id), 'none'),
    descending: fc.boolean(),
  });
  const next = columns.find(({ comesNext }) => comesNext);
  const comesNext = next ? [{ column: next.id, descending: false, next: true as const }] : [];
  const filters = Object.entries(chosen).map(([id, values]) => [
    id,
    fc.constantFrom('', '', ...values),
  ]);
  const words = ['', '', 'ær', 'AASE', 'soren', 'telt 9', '2014', '1.234,50', '1234,5', '12-11'];
  return fc.record({
    q: fc.constantFrom(...words, 'depositum', 'retur', 'kro 1248'),
    sort: fc.oneof(sort, fc.constantFrom(null, ...comesNext)),
    page: fc.integer({ min: 1, max: 4 }),
    size: fc.constantFrom(1, 3, 10),
    status: fc.constantFrom('', '', ...Object.keys(type.statuses ?? {})),
    filters: fc.record(Object.fromEntries(filters) as Record<string, fc.Arbitrary<string>>),
  });
}

/** Compares the server's pages with those of the table, over rows and questions of all kinds. */
export function expectSamePages<Row>(list: ShownList<Row>): void {
  const property = fc.property(rowsOf(list), asksOf(list), (rows, asked) => {
    const search = findRows(list.rule, asked);
    // Read in parts, as from the table.
    for (let from = 0; from < rows.length; from += 7) search.read(rows.slice(from, from + 7));
    const { rows: found, counts } = search.page();
    const shown = pageInBrowser(list, rows, asked);
    expect(found).toEqual(shown.rows);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(shown.counts));
  });
  fc.assert(property, { numRuns: 300 });
}
