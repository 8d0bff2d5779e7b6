import { expectAddsUp } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { absence } from '../vacation/absence.samples.ts';
import { holidayBalance } from '../vacation/holiday-balance.ts';
import { whyHoliday, type HolidayFigure } from './holiday.ts';

const norms = { companyNorms: [], ownNorms: [] };
const today = '2026-06-10';

const taken = fc.record({ start: fc.integer({ min: -600, max: 300 }), days: fc.nat(20) });
const accounts = fc.record({
  employed: fc.integer({ min: -900, max: 0 }),
  opening: fc.integer({ min: -500, max: 2500 }),
  previous: fc.nat(1000),
  at: fc.nat(400),
  taken: fc.array(taken, { maxLength: 6 }),
});

type Account = typeof accounts extends fc.Arbitrary<infer Value> ? Value : never;

describe.each<HolidayFigure>(['left', 'earned', 'held', 'planned'])('holiday %s', (figure) => {
  test('has rows that add up to it', () => {
    const check = ({ employed, opening, previous, at, taken: all }: Account) => {
      const account = {
        employeeId: 'jonas',
        employedFrom: addDays(today, employed),
        employedUntil: '',
        opening: { date: '2025-09-01', hundredths: opening, previousHundredths: previous },
        corrections: [{ date: '2026-01-15', year: 2025, hundredths: -75, note: 'Fejl' }],
        version: 1,
      };
      const absences = all.map(({ start, days }, index) => {
        const startDate = addDays(today, start);
        return absence({ absenceId: `a${index}`, startDate, endDate: addDays(startDate, days) });
      });
      const asked = { at: addDays(today, at), today, norms };
      expectAddsUp(whyHoliday(holidayBalance(account, absences, asked), figure));
    };
    fc.assert(fc.property(accounts, check), { numRuns: 60 });
  });
});

test('the application that a balance is after is named', () => {
  const account = {
    employeeId: 'jonas',
    employedFrom: '2020-01-01',
    employedUntil: '',
    opening: undefined,
    corrections: [],
    version: 1,
  };
  const week = absence({ absenceId: 'a1', startDate: '2026-06-15', endDate: '2026-06-19' });
  const balance = holidayBalance(account, [week], { at: '2026-06-30', today, norms });
  const labels = (id?: string) =>
    whyHoliday(balance, 'left', id).rows.flatMap(({ rows = [] }) => rows.map(({ label }) => label));
  expect(labels()).toContain('Godkendt 15-06-2026 til 19-06-2026');
  expect(labels('a1')).toContain('Ansøgningen 15-06-2026 til 19-06-2026');
});
