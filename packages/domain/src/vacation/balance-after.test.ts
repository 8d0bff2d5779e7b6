import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { absence } from './absence.samples.ts';
import type { Absence } from './absence.ts';
import { balanceAfter } from './balance-after.ts';
import type { HolidayAccount } from './holiday-account.ts';
import { holidayBalance } from './holiday-balance.ts';
import { holidayDaysOf, sumOf } from './holiday-days.ts';

const today = '2026-11-24';
/** Three days are left of 2025/2026, to be held by 31 December 2026. */
const norms = { companyNorms: [], ownNorms: [] };
const account: HolidayAccount = {
  employeeId: 'jonas',
  employedFrom: '2020-01-01',
  employedUntil: '',
  opening: { date: '2026-09-01', hundredths: 0, previousHundredths: 300 },
  corrections: [],
  version: 1,
};
const asked = (startDate: string, endDate: string, fields: Partial<Absence> = {}) =>
  absence({ absenceId: 'asked', status: 'pending', startDate, endDate, ...fields });
const after = (applied: Absence, standing: readonly Absence[] = [], of = account) =>
  balanceAfter(of, standing, { applied, today, norms });
const freeAfter = (applied: Absence, standing: readonly Absence[] = []) => {
  const { left, covered } = after(applied, standing);
  return left - covered;
};
const lostAfter = (applied: Absence, standing: readonly Absence[] = []) =>
  sumOf(after(applied, standing).years.map(({ lost }) => ({ hundredths: lost })));

/** Earned of 2026/2027: 6.25 until December, and 8.33 with December itself, from 1 January. */
describe('an application over New Year takes the days that expire first (ferieloven § 6)', () => {
  test.each([
    ['two days before New Year', '2026-12-30', '2026-12-31', 100 + 625, 0],
    ['the same two days, and a weekend after it', '2026-12-30', '2027-01-03', 833, 100],
    ['eight days before New Year', '2026-12-21', '2026-12-31', 625 - 500, 0],
    ['those with a weekend after it', '2026-12-21', '2027-01-03', 833 - 500, 0],
    ['one day on each side', '2026-12-31', '2027-01-04', 833 - 100, 200],
    ['days after New Year alone', '2027-01-04', '2027-01-05', 833 - 200, 300],
  ])('%s', (_what, from, to, free, lost) => {
    expect(freeAfter(asked(from, to))).toBe(free);
    expect(lostAfter(asked(from, to))).toBe(lost);
  });

  test('its rest of the older year is said to expire', () => {
    expect(after(asked('2026-12-30', '2026-12-31')).expiring).toEqual({
      hundredths: 100,
      on: '2026-12-31',
    });
    expect(after(asked('2026-12-21', '2026-12-31')).expiring).toBeUndefined();
  });
});

describe('approved absences', () => {
  const week = absence({ startDate: '2026-12-07', endDate: '2026-12-11' });

  test('has taken the older year before the application', () => {
    expect(freeAfter(asked('2026-12-30', '2027-01-03'), [week])).toBe(833 - 200 - 200);
  });

  test('is replaced by its edit, and its days go to what else is taken', () => {
    const moved = { ...week, startDate: '2027-01-11', endDate: '2027-01-15' };
    const other = absence({ absenceId: 'other', startDate: '2026-12-14', endDate: '2026-12-15' });
    expect(freeAfter(moved, [week, other])).toBe(833 - 500);
    expect(lostAfter(moved, [week, other])).toBe(100);
  });

  test('waits besides it, and not twice', () => {
    const waiting = absence({ ...week, status: 'pending' });
    const applied = asked('2026-12-30', '2026-12-31');
    expect(after(applied, [waiting]).pending).toBe(500);
    expect(after({ ...applied, absenceId: waiting.absenceId }, [waiting]).pending).toBe(0);
  });

  test('for later takes what is left of a year that may be taken then, and no more', () => {
    const february = absence({ startDate: '2027-02-01', endDate: '2027-02-12' });
    const { left, ahead, covered } = after(asked('2026-12-07', '2026-12-07'), [february]);
    expect({ left, ahead, covered }).toEqual({ left: 200 + 625, ahead: 1000, covered: 625 });
  });
});

test('illness and other kinds cost no holiday', () => {
  expect(freeAfter(asked('2026-12-01', '2026-12-04', { type: 'careday' }))).toBe(300 + 625);
});

test('hours of a day cost their part of it', () => {
  const hours = { startTime: '08:00', endTime: '11:42' };
  expect(freeAfter(asked('2026-12-01', '2026-12-01', hours))).toBe(300 + 625 - 50);
});

const days = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-11-24', count));
const openings = fc.record({ hundredths: fc.nat(2500), previousHundredths: fc.nat(800) });

test('an application never costs more than its days, and what it does not cost was lost without it', () => {
  fc.assert(
    fc.property(days, fc.nat(40), openings, (startDate, length, opening) => {
      const of = { ...account, opening: { date: '2026-09-01', ...opening } };
      const applied = asked(startDate, addDays(startDate, length));
      const without = holidayBalance(of, [], { at: applied.endDate, today, norms });
      const { left, years } = after(applied, [], of);
      const lost = (all: readonly { lost: number }[]) =>
        all.reduce((sum, one) => sum + one.lost, 0);
      const cost = without.left - left;
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(cost + lost(without.years) - lost(years)).toBe(sumOf(holidayDaysOf([applied], norms)));
    }),
  );
});

test('a weekend more never leaves less than what expires by it', () => {
  fc.assert(
    fc.property(days, fc.nat(20), openings, (startDate, length, opening) => {
      const of = { ...account, opening: { date: '2026-09-01', ...opening } };
      const endDate = addDays(startDate, length);
      const later = addDays(endDate, 1);
      const costsMore = holidayDaysOf([asked(later, later)], norms).length > 0;
      fc.pre(!costsMore);
      const [short, long] = [asked(startDate, endDate), asked(startDate, later)].map((applied) =>
        after(applied, [], of),
      );
      const expires = short?.expiring?.on === endDate ? short.expiring.hundredths : 0;
      expect(long?.left).toBeGreaterThanOrEqual((short?.left ?? 0) - expires);
    }),
  );
});
