import { foldText } from '../text/fold-text.ts';

/** A part of a row that the search finds. */
export interface Searched<Row> {
  readonly searchText?: (row: Row) => string;
}

/** A filter by its id, with the value that was chosen. */
export interface RowFilter<Row> {
  readonly id: string;
  readonly matches: (row: Row, value: string) => boolean;
}

/** The status under which a row is counted. */
export interface RowStatus<Row> {
  readonly of: (row: Row) => string;
}

/** Filters by their ids; '' for all rows. */
type Chosen = Readonly<Record<string, string>>;

export type Haystack<Row> = (row: Row) => string;

/** The searchable text of a row, folded. Cached per row in a WeakMap. */
export function haystackOf<Row>(columns: readonly Searched<Row>[]): Haystack<Row> {
  const texts = columns.flatMap(({ searchText }) => (searchText ? [searchText] : []));
  const folded = new WeakMap<Row & object, string>();
  return (row) => {
    const known = folded.get(row as Row & object);
    const text = known ?? foldText(texts.map((textOf) => textOf(row)).join('\n'));
    if (known === undefined) folded.set(row as Row & object, text);
    return text;
  };
}

/** The rows that contain every word of the search, in any order. */
export function searchRows<Row>(
  rows: readonly Row[],
  haystack: Haystack<Row>,
  q: string,
): readonly Row[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = haystack(row);
    return words.every((word) => text.includes(word));
  });
}

export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly RowFilter<Row>[],
  chosen: Chosen,
): readonly Row[] {
  const active = filters.flatMap(({ id, matches }) => {
    const value = chosen[id];
    return value ? [{ matches, value }] : [];
  });
  if (active.length === 0) return rows;
  return rows.filter((row) => active.every(({ matches, value }) => matches(row, value)));
}

interface Listing<Row> {
  readonly columns: readonly Searched<Row>[];
  readonly filters: readonly RowFilter<Row>[];
  readonly status?: RowStatus<Row> | undefined;
  readonly state: { readonly q: string; readonly status: string; readonly filters: Chosen };
}

/** Whether a row is among those that search, filters and status leave. */
export function isListed<Row>(
  row: Row,
  { columns, filters, status, state }: Listing<Row>,
): boolean {
  const left = searchRows(filterRows([row], filters, state.filters), haystackOf(columns), state.q);
  return left.length > 0 && (!status || !state.status || status.of(row) === state.status);
}

/** The number of rows per status; '' counts all rows. */
export function countByStatus<Row>(
  rows: readonly Row[],
  status: RowStatus<Row> | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([['', rows.length]]);
  if (!status) return counts;
  for (const row of rows) {
    const value = status.of(row);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
