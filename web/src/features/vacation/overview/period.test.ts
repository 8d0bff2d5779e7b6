import { addDays } from '@driftig/domain/dates';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { daysOf, moved, periodAround, periodTitle, seenFrom, weekNumber } from './period.ts';

const anyDate = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

describe('a week and a month', () => {
  it.each([
    ['2026-11-23', '2026-11-23', '2026-11-29', 'Uge 48, 23.–29. november 2026'],
    ['2026-11-29', '2026-11-23', '2026-11-29', 'Uge 48, 23.–29. november 2026'],
    ['2026-12-03', '2026-11-30', '2026-12-06', 'Uge 49, 30. november – 6. december 2026'],
    ['2027-01-01', '2026-12-28', '2027-01-03', 'Uge 53, 28. december 2026 – 3. januar 2027'],
    ['2024-12-31', '2024-12-30', '2025-01-05', 'Uge 1, 30. december 2024 – 5. januar 2025'],
  ])('%s lies in the week from %s to %s, "%s"', (date, from, to, title) => {
    expect(periodAround('week', date)).toEqual({ from, to });
    expect(periodTitle('week', { from, to })).toBe(title);
  });

  it.each([
    ['2026-11-23', '2026-11-01', '2026-11-30', 'November 2026'],
    ['2028-02-29', '2028-02-01', '2028-02-29', 'Februar 2028'],
    ['2027-02-10', '2027-02-01', '2027-02-28', 'Februar 2027'],
    ['2026-12-31', '2026-12-01', '2026-12-31', 'December 2026'],
  ])('%s lies in the month from %s to %s, "%s"', (date, from, to, title) => {
    expect(periodAround('month', date)).toEqual({ from, to });
    expect(periodTitle('month', { from, to })).toBe(title);
  });

  it.each([
    ['2026-12-28', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2025-12-29', 1],
    ['2021-01-01', 53],
    ['2026-06-15', 25],
  ])('the week of %s is %i', (date, number) => {
    expect(weekNumber(date)).toBe(number);
  });

  it('each date lies in its week of seven days, and in its month, also where clocks change', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const week = daysOf(periodAround('week', date), false).map((day) => day.date);
        const month = daysOf(periodAround('month', date), false).map((day) => day.date);
        expect(week).toHaveLength(7);
        expect(new Set([...week, ...month]).has(date)).toBe(true);
        expect(month.every((day) => day.slice(0, 7) === date.slice(0, 7))).toBe(true);
        expect(new Set(week.map(weekNumber)).size).toBe(1);
        expect(addDays(month.at(-1) ?? '', 1).slice(8)).toBe('01');
      }),
    );
  });

  it('next and previous touch the period and lead back to it', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom('week' as const, 'month' as const), (date, view) => {
        const here = periodAround(view, date);
        const next = periodAround(view, moved(view, date, 1));
        expect(next.from).toBe(addDays(here.to, 1));
        expect(periodAround(view, moved(view, next.from, -1))).toEqual(here);
      }),
    );
  });
});

describe('the days', () => {
  it.each([
    ['in spring', '2026-03-29'],
    ['in autumn', '2026-10-25'],
  ])('no day is lost or doubled where the clocks change %s', (_, sunday) => {
    const days = daysOf(periodAround('week', sunday), false);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_day, index) => addDays(sunday, index - 6)),
    );
  });

  it('weekends can be left out', () => {
    const days = daysOf(periodAround('month', '2026-11-01'), true);
    expect(days).toHaveLength(21);
    expect(days.some(({ isWeekend }) => isWeekend)).toBe(false);
    expect(days[0]?.date).toBe('2026-11-02');
  });

  it('public holidays have their names', () => {
    const named = daysOf(periodAround('month', '2026-12-01'), false).filter(
      ({ holiday }) => holiday !== undefined,
    );
    expect(named.map(({ date, holiday }) => [date, holiday])).toEqual([
      ['2026-12-25', 'Juledag'],
      ['2026-12-26', '2. juledag'],
    ]);
  });
});

describe('when the view changes', () => {
  it.each([
    ['week', '2026-11-23', '2026-11-25', '2026-11-25'],
    ['month', '2026-11-01', '2026-11-25', '2026-11-25'],
    ['month', '2027-02-01', '2026-11-25', '2027-02-01'],
    // Most of this week lies in December.
    ['week', '2026-11-30', '2026-01-01', '2026-12-03'],
  ] as const)('from the %s of %s, today %s, it shows %s', (view, date, today, expected) => {
    expect(seenFrom(view, date, today)).toBe(expected);
  });
});
