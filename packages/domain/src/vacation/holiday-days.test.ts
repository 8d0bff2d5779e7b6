import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { absence } from './absence.samples.ts';
import type { Absence } from './absence.ts';
import { costOf } from './balance-after.ts';
import { halfDay } from './day-part.ts';
import { isWeekend } from './duration.ts';
import { holidayDaysOf, sumOf } from './holiday-days.ts';
import { normOn, type DayNorms } from '../time/norm.ts';

const usual: DayNorms = { companyNorms: [], ownNorms: [] };
/** Four hours on each weekday. */
const short = {
  companyNorms: [],
  ownNorms: [{ from: '2020-01-01', days: [400, 400, 400, 400, 400] }],
};
/** A Monday. */
const monday = '2026-11-30';
const tuesday = '2026-12-01';
const of = (...parts: Partial<Absence>[]) =>
  parts.map((fields, index) =>
    absence({ absenceId: `jonas.${index}`, startDate: monday, ...fields }),
  );
const cost = (absences: readonly Absence[], norms = usual) => sumOf(holidayDaysOf(absences, norms));
const time = (startTime: string, endTime: string) => ({ startTime, endTime });

test.each([
  ['a whole day', of({}), 100],
  ['08-12', of(time('08:00', '12:00')), 54],
  ['00-02 at night', of(time('', '02:00')), 27],
  ['08-12 and 12-16 on one date', of(time('08:00', '12:00'), time('12:00', '16:00')), 100],
  ['Monday 12:00 to Tuesday 10:00', of({ endDate: tuesday, ...time('12:00', '10:00') }), 46 + 27],
  ['from Monday 12:00 for two days', of({ endDate: tuesday, startTime: '12:00' }), 46 + 100],
  [
    'after the ordinary day of Monday, and Tuesday',
    of({ endDate: tuesday, startTime: '18:00' }),
    100,
  ],
  ['a morning and an afternoon', of(halfDay('morning', 444), halfDay('afternoon', 444)), 100],
])('%s costs the person of 37 hours %j', (_what, absences, hundredths) => {
  expect(cost(absences)).toBe(hundredths);
});

test.each([
  ['a whole day', of({}), 100],
  ['08-12', of(time('08:00', '12:00')), 100],
  ['08-10', of(time('08:00', '10:00')), 50],
  ['until Tuesday 10:00', of({ endDate: tuesday, endTime: '10:00' }), 150],
])('%s costs who has a norm of four hours by that norm', (_what, absences, hundredths) => {
  expect(cost(absences, short)).toBe(hundredths);
});

test('a weekday without a norm costs a day: five are counted in a week (ferieloven § 6)', () => {
  const fridayOff = {
    companyNorms: [],
    ownNorms: [{ from: '2020-01-01', days: [925, 925, 925, 925, 0] }],
  };
  expect(cost(of({ endDate: addDays(monday, 4) }), fridayOff)).toBe(500);
});

test('one that waits pays for what is left of the date', () => {
  const [morning, rest] = of(time('12:00', '16:00'), {
    status: 'pending',
    ...time('08:00', '12:00'),
  });
  const approved = morning === undefined ? [] : [morning];
  expect(rest && costOf(approved, rest, usual)).toBe(46);
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Cuts of a day from 00:15 to 23:45 into applications that follow on each other. */
const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 95 }), { minLength: 2, maxLength: 8 });
const norms = fc.array(fc.integer({ min: 1, max: 1200 }), { minLength: 5, maxLength: 5 });

test('a date costs at most one day over all applications, however it is cut', () => {
  fc.assert(
    fc.property(cuts, norms, (marks, days) => {
      const own = { companyNorms: [], ownNorms: [{ from: '2020-01-01', days }] };
      const at = marks.toSorted((a, b) => a - b).map((mark) => clock(mark * 15));
      const parts = of(...at.slice(1).map((end, index) => time(at[index] ?? '', end)));
      const whole = of(time(at[0] ?? '', at.at(-1) ?? ''));
      expect(cost(parts, own)).toBe(cost(whole, own));
      expect(cost(parts, own)).toBeLessThanOrEqual(100);
    }),
  );
});

test('halves cost 0.50 each by any norm, and the norm of the day falls by the same part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 1400 }), (norm) => {
      const own = {
        companyNorms: [],
        ownNorms: [{ from: '2020-01-01', days: [norm, norm, norm, norm, norm] }],
      };
      for (const half of ['morning', 'afternoon'] as const) {
        const absences = of(halfDay(half, (norm * 60) / 100));
        expect(cost(absences, own)).toBe(50);
        const left = normOn(monday, { ...own, absences }).norm;
        expect(Math.abs(left - norm / 2)).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('the order in which applications were made does not matter', () => {
  const days = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(fc.array(fc.tuple(days, days), { maxLength: 6 }), (spans) => {
      const absences = of(
        ...spans.map(([first, length]) => ({
          startDate: addDays(monday, first),
          endDate: addDays(monday, first + length),
        })),
      );
      const dates = new Set(
        spans.flatMap(([first, length]) =>
          Array.from({ length: length + 1 }, (_, n) => addDays(monday, first + n)),
        ),
      );
      const workdays = [...dates].filter((date) => !isWeekend(date) && date !== '2026-12-25');
      expect(cost(absences)).toBe(cost(absences.toReversed()));
      expect(cost(absences)).toBeLessThanOrEqual(workdays.length * 100);
    }),
  );
});

test('illness in half a day of holiday takes the norm of that half once', () => {
  const afternoon = halfDay('afternoon', 444);
  const absences = of(afternoon, { type: 'sickness', status: 'approved', ...afternoon });
  expect(normOn(monday, { ...usual, absences }).norm).toBe(370);
});

test('an illness gives back the holiday that it touches, and no other part of the date', () => {
  const ill = { type: 'sickness', status: 'approved', returnsHoliday: true } as const;
  const holiday = of(halfDay('morning', 444), { startDate: tuesday, endDate: tuesday });
  const [illness] = of({ ...ill, startTime: '13:00', endDate: tuesday });
  expect(illness && cost([...holiday, illness])).toBe(50);
});
