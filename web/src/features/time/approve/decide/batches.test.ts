import { expect, test } from 'vitest';

import { entrySample } from '../../entry/entry.samples.ts';
import type { Entry } from '../../queries.ts';
import { openOn, openOnAny } from './deviations.ts';
import { batchesOf } from './batches.ts';
import { rangesOf } from '../queries.ts';
import { nameOfReport, shortDate } from '../rows/report-text.ts';
import { columnsFor } from '../rows/columns.ts';

const entryOf = (fields: Partial<Entry>): Entry => ({ ...entrySample, ...fields });
const entries = Array.from({ length: 120 }, (_, index) =>
  entryOf({
    reportId: String(index),
    employeeId: index % 2 === 0 ? 'ali' : 'sara',
    date: `2026-03-${String((index % 28) + 1).padStart(2, '0')}`,
  }),
);

test('many are decided in batches of 50, which hold one person after the other', () => {
  const batches = batchesOf(entries);
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(batches.flat()).toHaveLength(120);
  expect(new Set(batches[0]?.map(({ employeeId }) => employeeId)).size).toBe(1);
  expect(batchesOf([])).toEqual([]);
});

test('deviations are asked for around the rows, half a year at a time', () => {
  expect(rangesOf([])).toEqual([]);
  expect(rangesOf([{ date: '2026-03-02' }, { date: '2026-01-05' }])).toEqual([
    { startDate: '2026-01-05', endDate: '2026-03-02' },
  ]);
  expect(rangesOf([{ date: '2025-01-05' }, { date: '2026-01-05' }])).toHaveLength(2);
});

test('a row waits for a note of its own day, unless it is written or of four months', () => {
  const entry = entryOf({ employeeId: 'ali', date: '2026-03-02' });
  const open = {
    rule: 'dailyRest' as const,
    employeeId: 'ali',
    employeeName: 'Ali',
    date: '2026-03-02',
    hundredths: 900,
    note: null,
  };
  const note = { what: 'Sent', why: 'Uheld', people: 1, by: 'Mette', at: '2026-03-03T08:00:00Z' };
  const others = [
    { ...open, note },
    { ...open, rule: 'weeklyAverage' as const },
    { ...open, employeeId: 'sara' },
    { ...open, date: '2026-03-03' },
  ];
  expect(openOn([open, ...others], entry)).toEqual([open]);
  expect(openOn([open], { ...entry, kind: 'flexAdjustment' })).toEqual([]);
  expect(openOnAny([open, ...others], [entry, entry])).toEqual([open]);
});

test('a row is named by whose, when and how much', () => {
  const entry = entryOf({ employeeName: 'Jonas Bak', date: '2026-11-12', hundredths: 800 });
  expect(nameOfReport(entry)).toBe('Jonas Bak, 12-11-2026, 8,00 timer');
  expect(nameOfReport({ ...entry, kind: 'flexAdjustment' })).toContain('8,00 timers flex');
  expect(shortDate('2026-11-12', '2026-12-01')).toBe('12-11');
  expect(shortDate('2025-11-12', '2026-01-01')).toBe('12-11-2025');
});

test('a narrow table keeps who, when, how much and what to do; without flex there is none', () => {
  const idsAt = (width: number, isFlexOn = true) =>
    columnsFor(width, { isFlexOn, isRejected: false }).map(({ id }) => id);
  expect(idsAt(600)).toEqual(['date', 'employee', 'hours', 'actions']);
  expect(idsAt(1600)).toEqual(idsAt(0));
  expect(idsAt(1600)).toHaveLength(12);
  expect(idsAt(1600, false)).not.toContain('flex');
});
