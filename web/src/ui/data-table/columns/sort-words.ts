import type { Column } from './column.ts';
import type { ListSort } from '@driftig/domain/lists/list-sort';

type Kind = NonNullable<Column<never>['sortedAs']>;

/** Names of the directions: descending first where users look for the largest or newest. */
const directions: Readonly<Record<Kind, readonly { label: string; descending: boolean }[]>> = {
  text: [
    { label: 'A–Å', descending: false },
    { label: 'Å–A', descending: true },
  ],
  number: [
    { label: 'Største', descending: true },
    { label: 'Mindste', descending: false },
  ],
  date: [
    { label: 'Nyeste', descending: true },
    { label: 'Ældste', descending: false },
  ],
};

interface SortChoice {
  label: string;
  sort: ListSort;
}

type Sorted = Pick<Column<never>, 'id' | 'header' | 'sortedAs'> & { comesNext?: unknown };

/** The orders of a column, with what comes next first where it has that. */
export function sortChoices({ id, sortedAs = 'text', comesNext }: Sorted): readonly SortChoice[] {
  const upAndDown = directions[sortedAs].map(({ label, descending }) => ({
    label,
    sort: { column: id, descending },
  }));
  const next: ListSort = { column: id, descending: false, next: true };
  return comesNext ? [{ label: 'Kommende', sort: next }, ...upAndDown] : upAndDown;
}

const isSame = (a: ListSort, b: ListSort) => a.descending === b.descending && a.next === b.next;

/** The order after this one when the header is clicked: what comes next, up, down, and again. */
export function sortAfter({ id, comesNext }: Sorted, now: ListSort | null): ListSort {
  const isUp = now !== null && !now.next && !now.descending;
  if (isUp) return { column: id, descending: true };
  if (comesNext && !now?.next) return { column: id, descending: false, next: true };
  return { column: id, descending: false };
}

/** The order in words: 'Nyeste øverst', 'A–Å'; with the column's name unless it goes without. */
export function orderText(column: Sorted, sort: ListSort, named: boolean): string {
  const label = sortChoices(column).find((one) => isSame(one.sort, sort))?.label ?? '';
  const words = (column.sortedAs ?? 'text') === 'text' ? label : `${label} øverst`;
  return named ? `${column.header}: ${words}` : words;
}
