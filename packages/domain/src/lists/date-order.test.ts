import { expect, test } from 'vitest';

import { comesNext } from './date-order.ts';
import { orderRows, rankRows } from './order-rows.ts';

const today = '2026-11-12';
const inOrder = (rows: readonly Parameters<typeof comesNext>[0][]) => {
  const ranks = rankRows(rows, (row) => comesNext(row, today));
  return orderRows(rows, ranks, false);
};

test('coming rows are first, nearest first, then past ones, newest first, and undated last', () => {
  const dates = ['2026-01-01', '2027-03-01', '', '2026-11-11', '2026-11-12', '2026-12-01'];
  expect(inOrder(dates.map((date) => ({ date }))).map(({ date }) => date)).toEqual([
    '2026-11-12',
    '2026-12-01',
    '2027-03-01',
    '2026-11-11',
    '2026-01-01',
    '',
  ]);
});

test('a row that lasts until today is not past, and a day goes by the clock', () => {
  const rows = [
    { date: '2026-11-12', time: '16:00' },
    { date: '2026-11-10', until: '2026-11-11' },
    { date: '2026-11-12', time: '09:30' },
    { date: '2026-11-10', until: '2026-11-12' },
  ];
  expect(inOrder(rows)).toEqual([rows[3], rows[2], rows[0], rows[1]]);
});
