import { compareDanish, sortDanish } from '../text/sort-danish.ts';

/** The value that a row is sorted by. */
export type SortValue = string | number | null | undefined;

/** The rank of each row by its sort value: equal values share a rank, empty ones have none. */
type Ranks = readonly (number | null)[];

function isEmpty(value: SortValue): value is null | undefined | '' {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}

function distinctValues(values: readonly SortValue[]): { numbers: number[]; texts: string[] } {
  const numbers = new Set<number>();
  const texts = new Set<string>();
  for (const value of values) {
    if (isEmpty(value)) continue;
    if (typeof value === 'number') numbers.add(value);
    else texts.add(value);
  }
  return { numbers: [...numbers], texts: [...texts] };
}

/** Ranks the rows. This is the expensive part of sorting, done once per column and set of rows. */
export function rankRows<Row>(rows: readonly Row[], sortValue: (row: Row) => SortValue): Ranks {
  const values = rows.map((row) => sortValue(row));
  const { numbers, texts } = distinctValues(values);
  const rankOf = new Map<SortValue, number>();
  let rank = 0;
  for (const value of numbers.toSorted((a, b) => a - b)) rankOf.set(value, (rank += 1));
  let before: string | undefined;
  for (const value of sortDanish(texts)) {
    if (before === undefined || compareDanish(before, value) !== 0) rank += 1;
    rankOf.set(value, rank);
    before = value;
  }
  return values.map((value) => (isEmpty(value) ? null : (rankOf.get(value) ?? null)));
}

/** The rows sorted by rank: a stable sort, with empty values last in both directions. */
export function orderRows<Row>(rows: readonly Row[], ranks: Ranks, descending: boolean): Row[] {
  const sign = descending ? -1 : 1;
  const places = rows.map((row, index) => ({ row, rank: ranks[index] ?? null }));
  places.sort((a, b) => {
    if (a.rank === null || b.rank === null)
      return Number(a.rank === null) - Number(b.rank === null);
    return sign * (a.rank - b.rank);
  });
  return places.map(({ row }) => row);
}

/** The order of `orderRows` by two values alone: numbers before texts, empty values last in both directions. */
export function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  const isLast = Number(isEmpty(a)) - Number(isEmpty(b));
  if (isLast !== 0 || isEmpty(a) || isEmpty(b)) return isLast;
  return (descending ? -1 : 1) * compareFilled(a, b);
}

function compareFilled(a: string | number, b: string | number): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareDanish(a, b);
}
