import { expect, test } from 'vitest';

import { isGroupListed, isOrderListed, listedMonths } from './group-list.ts';

const today = '2026-11-23';
const silent = { last: 0, lastAt: '' };
const said = (lastAt: string) => ({ last: 3, lastAt });
const on = (date: string) => ({ startDate: date, endDate: date });

test.each<[string, string, { last: number; lastAt: string }, boolean]>([
  ['an order in two weeks', '2026-12-07', silent, true],
  ['one later than that', '2026-12-08', silent, false],
  [
    'one later, in which something is written',
    '2027-05-01',
    said('2026-10-01T08:00:00.000Z'),
    true,
  ],
  ['one of two weeks ago', '2026-11-09', silent, true],
  ['one before that', '2026-11-08', said('2026-11-08T08:00:00.000Z'), false],
  [
    'one long ago, in which something new is written',
    '2026-01-02',
    said('2026-11-22T08:00:00.000Z'),
    true,
  ],
])('%s', (_what, date, channel, isListed) => {
  expect(isOrderListed(on(date), channel, today)).toBe(isListed);
});

test('an order that lasts is listed while it lasts', () => {
  expect(isOrderListed({ startDate: '2026-08-01', endDate: '2027-02-01' }, silent, today)).toBe(
    true,
  );
});

test('bookings are looked through from two weeks ago to a year ahead', () => {
  const months = listedMonths(today);
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2027-11', 13]);
});

test('a person alone in a group sees it when it has messages', () => {
  expect([
    isGroupListed(1, silent),
    isGroupListed(2, silent),
    isGroupListed(1, { last: 1 }),
  ]).toEqual([false, true, true]);
});
