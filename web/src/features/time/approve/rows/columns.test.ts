import { expect, test } from 'vitest';

import { columnsFor } from './columns.ts';

const idsAt = (width: number, isFlexOn = true) =>
  columnsFor(width, { isFlexOn, isRejected: false }).map(({ id }) => id);

test('a window of 1440 px shows all columns, in the documented order', () => {
  expect(idsAt(1126)).toEqual([
    'status',
    'date',
    'employee',
    'project',
    'activity',
    'kind',
    'norm',
    'hours',
    'flex',
    'unit',
    'remark',
    'actions',
  ]);
});

test('a narrow one keeps what is decided', () => {
  expect(idsAt(720)).toEqual(['date', 'employee', 'project', 'hours', 'actions']);
});

test('without flex its columns are gone', () => {
  expect(idsAt(1126, false)).not.toContain('norm');
});

test('the remark of a rejected row has the room of the buttons, which it has not', () => {
  const widths = (isRejected: boolean) =>
    columnsFor(1126, { isFlexOn: true, isRejected }).map(({ width = 0 }) => width);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  expect(sum(widths(true))).toBe(sum(widths(false)));
  expect(widths(true).at(-2)).toBeGreaterThan(160);
});
