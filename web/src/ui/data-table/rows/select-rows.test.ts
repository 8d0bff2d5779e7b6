import { expect, test } from 'vitest';
import type { Column, TableFilter } from '../columns/column.ts';
import { countByStatus, filterRows, haystackOf, searchRows } from './select-rows.ts';

interface Row {
  id: number;
  name: string;
  status: string;
}

const rows: Row[] = [
  { id: 1248, name: 'Holm & Søn ApS', status: 'sent' },
  { id: 1247, name: 'Ærø Kro', status: 'paid' },
  { id: 1246, name: 'Søstrene Holm', status: 'sent' },
];

const columns: Column<Row>[] = [
  { id: 'id', header: 'Nr.', cell: () => null, searchText: (row) => String(row.id) },
  { id: 'name', header: 'Navn', cell: () => null, searchText: (row) => row.name },
];

function found(q: string): number[] {
  return searchRows(rows, haystackOf(columns), q).map((row) => row.id);
}

test('a search matches words in any column, in any order and in any case', () => {
  expect(found('holm')).toEqual([1248, 1246]);
  expect(found('SØN holm')).toEqual([1248]);
  expect(found('1247 ÆRØ')).toEqual([1247]);
  expect(found('nord')).toEqual([]);
});

test('an empty search returns all rows', () => {
  expect(found('   ')).toEqual([1248, 1247, 1246]);
});

test('a filter without a value removes no rows', () => {
  const filter: TableFilter<Row> = {
    id: 'status',
    label: 'Status',
    allLabel: 'Alle',
    options: [],
    matches: (row, value) => row.status === value,
  };
  expect(filterRows(rows, [filter], { status: '' })).toHaveLength(3);
  expect(filterRows(rows, [filter], { status: 'paid' })).toHaveLength(1);
});

test('the counts of the tabs add up to the total', () => {
  const counts = countByStatus(rows, { of: (row) => row.status, tabs: [] });
  expect(counts.get('')).toBe(3);
  expect((counts.get('sent') ?? 0) + (counts.get('paid') ?? 0)).toBe(3);
});
