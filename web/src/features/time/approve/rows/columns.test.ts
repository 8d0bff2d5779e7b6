import { expect, test } from 'vitest';

import { columnsFor } from './columns.ts';

const idsAt = (width: number, isFlexOn = true) => columnsFor(width, isFlexOn).map(({ id }) => id);

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
