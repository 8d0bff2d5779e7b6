import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { publicHolidayOn } from '../public-holidays.ts';
import { absence } from './absence.samples.ts';
import type { Absence } from './absence.ts';
import { isWeekend } from './duration.ts';
import type { HolidayAccount } from './holiday-account.ts';
import { holidayBalance } from './holiday-balance.ts';

const norms = { companyNorms: [], ownNorms: [] };
const account: HolidayAccount = {
  employeeId: 'jonas',
  employedFrom: '2020-01-01',
  employedUntil: '',
  opening: { date: '2025-09-01', hundredths: 0, previousHundredths: 300 },
  corrections: [],
  version: 1,
};
const on = (at: string, absences: readonly Absence[] = [], of = account, today = at) =>
  holidayBalance(of, absences, { at, today, norms });
const yearOn = (at: string, absences: readonly Absence[], year: number, of = account) =>
  on(at, absences, of).years.find((one) => one.year === year);

describe('the days that are left', () => {
  test('in spring is what the months that are over have earned', () => {
    expect(on('2026-03-15')).toMatchObject({ left: 1250, earned: 1250, held: 0, planned: 0 });
  });

  test('in autumn is of two years, the older of which ends on 31 December', () => {
    expect(on('2025-11-15')).toMatchObject({
      left: 300 + 417,
      expiring: { hundredths: 300, on: '2025-12-31' },
    });
    expect(on('2026-01-01').expiring).toBeUndefined();
  });

  test('does not expire where it is approved until 31 December', () => {
    const christmas = absence({ startDate: '2025-12-29', endDate: '2025-12-30' });
    expect(on('2025-11-15', [christmas])).toMatchObject({
      left: 300 + 417,
      ahead: 200,
      expiring: { hundredths: 100, on: '2025-12-31' },
    });
    const week = absence({ startDate: '2025-12-15', endDate: '2025-12-19' });
    expect(on('2025-11-15', [week]).expiring).toBeUndefined();
  });

  test('expires though holiday is approved for after 31 December', () => {
    const later = absence({ startDate: '2026-01-05', endDate: '2026-01-09' });
    expect(on('2025-11-15', [later])).toMatchObject({ ahead: 500, expiring: { hundredths: 300 } });
  });

  test('from an earlier year is lost once it can no longer be taken', () => {
    expect(yearOn('2026-01-01', [], 2024)).toMatchObject({ left: 0, lost: 300 });
  });
});

describe('days that are taken', () => {
  const week = absence({ startDate: '2025-11-03', endDate: '2025-11-07' });

  test('come from the oldest year that has any left, then from the newer', () => {
    expect(yearOn('2025-12-01', [week], 2024)).toMatchObject({ left: 0, held: 300 });
    expect(yearOn('2025-12-01', [week], 2025)).toMatchObject({ left: 625 - 200, held: 200 });
  });

  test('may be more than are earned: the newest year owes them', () => {
    const early = absence({ startDate: '2025-09-08', endDate: '2025-09-12' });
    expect(yearOn('2025-09-30', [early], 2025)).toMatchObject({ earned: 0, left: -200 });
  });

  test('are held before today, planned from today on, and each absence tells its own', () => {
    const balance = on('2025-12-31', [week], account, '2025-11-05');
    expect(balance).toMatchObject({ held: 200, planned: 300 });
    const [first] = balance.years;
    expect(first?.taken).toEqual([
      {
        absenceId: 'jonas.1',
        startDate: '2025-11-03',
        endDate: '2025-11-07',
        hundredths: 300,
        isHeld: false,
      },
    ]);
  });

  test('do not count after the date that is asked for', () => {
    expect(on('2025-11-04', [week]).years.map(({ left }) => left)).toEqual([100, 417]);
  });

  test.each([
    ['pending', { status: 'pending' }, { pending: 100, left: 1458 }],
    ['rejected', { status: 'rejected' }, { pending: 0, left: 1458 }],
    ['deleted', { status: 'deleted' }, { pending: 0, left: 1458 }],
    ['illness', { type: 'sickness' }, { pending: 0, left: 1458 }],
    ['feriefridag', { type: 'extraday' }, { pending: 0, left: 1458 }],
    ['four hours', { startTime: '08:00', endTime: '12:00' }, { pending: 0, left: 1458 - 54 }],
    [
      'twelve hours are a day',
      { startTime: '08:00', endTime: '20:00' },
      { pending: 0, left: 1358 },
    ],
    ['a weekend', { startDate: '2026-04-11', endDate: '2026-04-12' }, { pending: 0, left: 1458 }],
    [
      'before the opening',
      { startDate: '2025-08-26', endDate: '2025-08-26' },
      { pending: 0, left: 1458 },
    ],
  ] as const)('%s', (_what, fields, expected) => {
    expect(on('2026-04-30', [absence(fields)])).toMatchObject(expected);
  });
});

test('unpaid leave earns nothing', () => {
  const leave = absence({ type: 'unpaid', startDate: '2026-02-01', endDate: '2026-02-28' });
  expect(on('2026-03-01', [leave]).earned).toBe(1042);
});

test('a correction counts from its date, in its year', () => {
  const corrections = [{ date: '2026-02-01', year: 2025, hundredths: -500, note: 'Udbetalt' }];
  const corrected = { ...account, corrections };
  expect(on('2026-01-31', [], corrected).left).toBe(833);
  expect(on('2026-03-15', [], corrected).left).toBe(750);
});

/** Slow and by itself: a pot for each holiday year, filled and emptied day by day. */
function byDays(of: HolidayAccount, absences: readonly Absence[], at: string): number {
  const from = of.opening?.date ?? of.employedFrom;
  const pots = new Map<number, number>();
  const add = (year: number, days: number) => pots.set(year, (pots.get(year) ?? 0) + days);
  add(yearAt(from), of.opening?.hundredths ?? 0);
  add(yearAt(from) - 1, of.opening?.previousHundredths ?? 0);
  const days = daysFrom(from, at);
  fill(days.slice(0, -1), from, add);
  for (const day of days.filter((one) => isTaken(one, absences))) {
    const [older = 0, newer = older] = yearsOpenOn(day);
    const part = older === newer ? 100 : Math.min(100, Math.max(0, pots.get(older) ?? 0));
    add(older, -part);
    add(newer, part - 100);
  }
  return yearsOpenOn(at).reduce((sum, year) => sum + (pots.get(year) ?? 0), 0);
}

const isAutumn = (day: string) => day.slice(5) >= '09-01';
const yearAt = (day: string) => Number(day.slice(0, 4)) - (isAutumn(day) ? 0 : 1);
const yearsOpenOn = (day: string) =>
  isAutumn(day) ? [yearAt(day) - 1, yearAt(day)] : [yearAt(day)];

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** On the last day of each month its pot gets what the month has earned. */
function fill(days: readonly string[], from: string, add: (year: number, days: number) => unknown) {
  const whole = new Map<number, number>();
  for (const day of days.filter((one) => addDays(one, 1).endsWith('-01'))) {
    const before = whole.get(yearAt(day)) ?? 0;
    if (`${day.slice(0, 7)}-01` < from) {
      add(yearAt(day), Math.min(208, (Number(day.slice(8)) - Number(from.slice(8)) + 1) * 7));
    } else {
      whole.set(yearAt(day), before + 1);
      add(yearAt(day), Math.round(((before + 1) * 2500) / 12) - Math.round((before * 2500) / 12));
    }
  }
}

function isTaken(day: string, absences: readonly Absence[]): boolean {
  if (isWeekend(day) || publicHolidayOn(day) !== undefined) return false;
  return absences.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
}

test('the balance equals a recomputation day by day, for random histories', () => {
  const dates = fc.integer({ min: 0, max: 1100 }).map((days) => addDays('2025-01-01', days));
  const spans = fc.record({ startDate: dates, days: fc.nat(20) });
  const openings = fc.option(
    fc.record({ hundredths: fc.nat(2500), previousHundredths: fc.nat(800) }),
    { nil: undefined },
  );
  fc.assert(
    fc.property(
      dates,
      openings,
      fc.array(spans, { maxLength: 6 }),
      dates,
      (from, opening, held, at) => {
        const of = {
          ...account,
          employedFrom: from,
          opening: opening && { date: from, ...opening },
        };
        const taken = new Set<string>();
        const absences = held.flatMap(({ startDate, days }, index) => {
          const endDate = addDays(startDate, days);
          const all = Array.from({ length: days + 1 }, (_, day) => addDays(startDate, day));
          if (all.some((day) => taken.has(day))) return [];
          for (const day of all) taken.add(day);
          return [absence({ absenceId: `jonas.${index}`, startDate, endDate })];
        });
        const found = on(at, absences, of);
        expect(found.left).toBe(at < from ? found.left : byDays(of, absences, at));
      },
    ),
    { numRuns: 60 },
  );
});
