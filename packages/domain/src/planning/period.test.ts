import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hoursBetween, instantOf, monthsOf, overlap, periodOf, type Period } from './period.ts';

const span = (from: string, to: string) => ({ from: `2027-${from}`, to: `2027-${to}` });
const evening = span('03-10T16:00', '03-11T01:00');

test.each([
  ['16:00', '02:00', '2027-03-10T16:00', '2027-03-11T02:00'],
  ['', '', '2027-03-10T00:00', '2027-03-12T00:00'],
  ['08:00', '', '2027-03-10T08:00', '2027-03-12T00:00'],
  ['', '02:00', '2027-03-10T00:00', '2027-03-11T02:00'],
])('an order from %j to %j lasts from %s to %s', (startTime, endTime, from, to) => {
  const days = { startDate: '2027-03-10', endDate: '2027-03-11' };
  expect(periodOf({ ...days, startTime, endTime })).toEqual({ from, to });
});

test.each([
  ['the same', evening, true],
  ['within', span('03-10T18:00', '03-10T19:00'), true],
  ['around', span('03-09T00:00', '03-15T00:00'), true],
  ['a minute into its end', span('03-11T00:59', '03-11T08:00'), true],
  ['a minute into its start', span('03-10T08:00', '03-10T16:01'), true],
  ['touching its end', span('03-11T01:00', '03-11T08:00'), false],
  ['touching its start', span('03-10T08:00', '03-10T16:00'), false],
  ['the day before', span('03-09T16:00', '03-10T01:00'), false],
])('%s: overlaps is %o', (_what, other, expected) => {
  expect([overlap(evening, other), overlap(other, evening)]).toEqual([expected, expected]);
});

describe('the nights on which the clocks change', () => {
  test('in spring an hour is missing: 23:00 to 04:00 is four hours', () => {
    expect((instantOf('2027-03-28T04:00') - instantOf('2027-03-27T23:00')) / 3_600_000).toBe(4);
    expect(instantOf('2027-03-28T02:30')).toBe(instantOf('2027-03-28T03:00'));
  });

  test('in autumn an hour comes twice: 23:00 to 04:00 is six hours', () => {
    expect((instantOf('2027-10-31T04:00') - instantOf('2027-10-30T23:00')) / 3_600_000).toBe(6);
  });

  test('rest is counted in hours that pass, not in hours on the clock', () => {
    const saturday = span('03-27T12:00', '03-27T20:00');
    const sunday = span('03-28T07:00', '03-28T12:00');
    expect(hoursBetween(saturday, sunday)).toBe(10);
  });
});

test.each([
  ['2027-03-31T20:00', '2027-04-01T04:00', ['2027-03', '2027-04']],
  ['2027-03-31T20:00', '2027-04-01T00:00', ['2027-03']],
  ['2026-12-31T20:00', '2027-01-01T04:00', ['2026-12', '2027-01']],
  ['2027-01-31T08:00', '2027-03-01T08:00', ['2027-01', '2027-02', '2027-03']],
  ['2027-04-01T00:00', '2027-04-01T00:00', ['2027-04']],
])('from %s to %s is in %j', (from, to, months) => {
  expect(monthsOf({ from, to })).toEqual(months);
});

test('the months of a period without end are few', () => {
  expect(monthsOf({ from: '1990-01-01T00:00', to: '2090-01-01T00:00' })).toHaveLength(14);
});

/** Four days with a change of the clock in each, in spring or autumn. */
const moment = fc
  .tuple(
    fc.constantFrom(Date.UTC(2027, 2, 26), Date.UTC(2027, 9, 29)),
    fc.integer({ min: 0, max: 4 * 24 * 4 }),
  )
  .map(([first, quarters]) => new Date(first + quarters * 900_000).toISOString().slice(0, 16));
const period = fc
  .tuple(moment, moment)
  .filter(([one, other]) => instantOf(one) !== instantOf(other))
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));

/** The first and the last minute of what both have are in order. */
function sharesMinutes(one: Period, other: Period): boolean {
  const starts = [one.from, other.from].map(instantOf);
  const ends = [one.to, other.to].map(instantOf);
  return Math.max(...starts) < Math.min(...ends);
}

test('periods of the hour that spring skips share no time', () => {
  const skipped = span('03-28T02:15', '03-28T02:45');
  expect(overlap(skipped, span('03-28T02:00', '03-28T02:30'))).toBe(false);
  expect(overlap(span('03-28T01:00', '03-28T03:00'), span('03-28T02:30', '03-28T04:00'))).toBe(
    false,
  );
});

test('two periods overlap where they share time, have rest between them where they do not, never both', () => {
  fc.assert(
    fc.property(period, period, (one, other) => {
      expect(overlap(one, other)).toBe(sharesMinutes(one, other));
      expect(overlap(one, other)).toBe(overlap(other, one));
      expect(hoursBetween(one, other) === undefined).toBe(overlap(one, other));
      expect(hoursBetween(one, other)).toBe(hoursBetween(other, one));
    }),
  );
});

test('a later time on the clock is never an earlier instant', () => {
  fc.assert(
    fc.property(fc.array(moment, { minLength: 2, maxLength: 8 }), (moments) => {
      const instants = moments.toSorted().map(instantOf);
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    }),
  );
});
