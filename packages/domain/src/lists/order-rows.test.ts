import { expect, test } from 'vitest';
import { sortDanish } from '../text/sort-danish.ts';
import { compareValues, orderRows, rankRows, type SortValue } from './order-rows.ts';

interface Item {
  name: string;
  price: number | null;
}

function rowsNamed(...names: string[]): Item[] {
  return names.map((name) => ({ name, price: null }));
}

function sortedNames(rows: Item[], descending = false): string[] {
  const ranks = rankRows(rows, (row) => row.name);
  return orderRows(rows, ranks, descending).map((row) => row.name);
}

test('texts sort in Danish order', () => {
  const rows = rowsNamed('Østerbro', 'Åbningsaften', 'Zebra', 'Ærø Kro', 'aarhus', 'Bager');
  expect(sortedNames(rows)).toEqual([
    'Bager',
    'Zebra',
    'Ærø Kro',
    'Østerbro',
    'Åbningsaften',
    'aarhus',
  ]);
});

test('numbers inside texts sort by value', () => {
  expect(sortDanish(['Telt 10', 'Telt 9', 'Bord', 'Telt'])).toEqual([
    'Bord',
    'Telt',
    'Telt 9',
    'Telt 10',
  ]);
});

test('empty values come last in both directions', () => {
  const rows: Item[] = [
    { name: 'a', price: null },
    { name: 'b', price: 200 },
    { name: 'c', price: -5 },
  ];
  const ranks = rankRows(rows, (row) => row.price);
  expect(orderRows(rows, ranks, false).map((row) => row.name)).toEqual(['c', 'b', 'a']);
  expect(orderRows(rows, ranks, true).map((row) => row.name)).toEqual(['b', 'c', 'a']);
});

test('equal rows keep their order in both directions', () => {
  const rows = rowsNamed('x', 'x', 'a');
  const [first, second] = rows;
  const ranks = rankRows(rows, (row) => row.name);
  expect(orderRows(rows, ranks, false).slice(1)).toEqual([first, second]);
  expect(orderRows(rows, ranks, true).slice(0, 2)).toEqual([first, second]);
});

test('texts with the same place keep their order', () => {
  const rows = rowsNamed('Telt 01', 'Telt 1', 'Telt 01', 'Bord');
  const ranks = rankRows(rows, (row) => row.name);
  expect(orderRows(rows, ranks, false).slice(1)).toEqual(rows.slice(0, 3));
});

test.each([false, true])(
  'two values are in the order of their ranks, descending: %s',
  (descending) => {
    const values: SortValue[] = [
      'Åse',
      'aa',
      'Telt 10',
      'Telt 9',
      'Telt 09',
      '2026-01-02',
      '2026-01-10',
    ];
    values.push(7, -1, 0, '', null, undefined, Number.NaN, 'ærø', 'Ærø', 'zoo');
    const rows = values.map((value) => ({ value }));
    const ranked = orderRows(
      rows,
      rankRows(rows, ({ value }) => value),
      descending,
    );
    const compared = rows.toSorted((a, b) => compareValues(a.value, b.value, descending));
    expect(compared).toEqual(ranked);
  },
);
