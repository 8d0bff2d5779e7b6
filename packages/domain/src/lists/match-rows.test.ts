import { expect, test } from 'vitest';
import {
  countByStatus,
  filterRows,
  haystackOf,
  searchRows,
  type RowFilter,
  type Searched,
} from './match-rows.ts';

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

const columns: Searched<Row>[] = [
  { searchText: (row) => String(row.id) },
  { searchText: (row) => row.name },
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
  const filter: RowFilter<Row> = {
    id: 'status',
    matches: (row, value) => row.status === value,
  };
  expect(filterRows(rows, [filter], { status: '' })).toHaveLength(3);
  expect(filterRows(rows, [filter], { status: 'paid' })).toHaveLength(1);
});

test('the counts of the tabs add up to the total', () => {
  const counts = countByStatus(rows, { of: (row) => row.status });
  expect(counts.get('')).toBe(3);
  expect((counts.get('sent') ?? 0) + (counts.get('paid') ?? 0)).toBe(3);
});
