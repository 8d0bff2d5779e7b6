import { expect, test } from 'vitest';

import type { Entry } from './queries.ts';
import { nameOf, rangeOf, statusOf, timesOf, totalOf } from './entry-text.ts';

const entry = (fields: Partial<Entry> = {}): Entry => ({
  absenceId: 'person.absence',
  employeeId: 'person',
  employeeName: 'Jonas Lind',
  type: 'vacation',
  startDate: '2026-04-01',
  endDate: '2026-04-07',
  startTime: '',
  endTime: '',
  comment: '',
  status: 'pending',
  reason: '',
  isOpen: false,
  returnsHoliday: false,
  appliedAt: '2026-03-01',
  version: 1,
  ...fields,
});

test('the total leaves out public holidays, and weekends where that is wanted', () => {
  expect(totalOf(entry(), true)).toBe('2 dage');
  expect(totalOf(entry(), false)).toBe('3 dage');
  expect(totalOf(entry({ startDate: '2026-04-04', endDate: '2026-04-05' }), true)).toBe('');
});

test.each([
  [{}, 'Hele dagen'],
  [{ startTime: '08:00', endTime: '12:00' }, '08:00-12:00'],
  [{ startTime: '12:00' }, '12:00-24:00'],
  [{ endTime: '12:00' }, '00:00-12:00'],
])('the times of %o', (times, text) => {
  expect(timesOf(entry(times))).toBe(text);
});

test('illness is reported, not approved', () => {
  const approved = { status: 'approved' } as const;
  expect(statusOf(entry(approved)).text).toBe('Godkendt');
  expect(statusOf(entry({ ...approved, type: 'sickness' })).text).toBe('Meldt');
});

test('a range is one date where it is one day', () => {
  expect(rangeOf(entry())).toBe('01-04-2026 – 07-04-2026');
  expect(rangeOf(entry({ endDate: '2026-04-01' }))).toBe('01-04-2026');
  expect(rangeOf(entry({ isOpen: true }))).toBe('01-04-2026 – ingen slutdato');
});

test('an entry is named by its kind and its dates', () => {
  expect(nameOf(entry())).toBe('ferie 01-04-2026 til 07-04-2026');
  expect(nameOf(entry({ type: 'sickness', isOpen: true }))).toBe('sygdom fra 01-04-2026');
});
