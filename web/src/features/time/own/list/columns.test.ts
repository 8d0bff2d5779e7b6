import { expect, test } from 'vitest';

import { columnsFor } from './columns.ts';

const idsAt = (width: number, isFlexOn = true) => columnsFor(width, isFlexOn).map(({ id }) => id);

test('a wide table has all columns, in the documented order', () => {
  expect(idsAt(1200)).toEqual([
    'status',
    'date',
    'project',
    'activity',
    'type',
    'norm',
    'hours',
    'flex',
    'unit',
    'remarks',
    'actions',
  ]);
});

test('a narrow one keeps what a row is about', () => {
  expect(idsAt(720)).toEqual(['status', 'date', 'project', 'hours', 'flex', 'actions']);
});

test('without flex its column is gone', () => {
  expect(idsAt(1200, false)).not.toContain('flex');
});
