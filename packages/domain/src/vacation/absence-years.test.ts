import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { absence } from './absence.samples.ts';
import { absencesOf, type AbsenceYear } from './absence.ts';
import { changedYears, mostInYear } from './absence-years.ts';

const empty = (year: number): AbsenceYear => ({
  employeeId: 'jonas',
  year,
  absences: [],
  version: 0,
});

test('one over New Year is in both years, and leaves the year it is moved from', () => {
  const before = absence({ startDate: '2026-12-30', endDate: '2027-01-02' });
  const years = changedYears({ before: undefined, after: before }, empty).map(({ after }) => after);
  expect(years.map(({ year, absences }) => [year, absences.length])).toEqual([
    [2026, 1],
    [2027, 1],
  ]);
  const stored = (year: number) => years.find((one) => one.year === year) ?? empty(year);
  const after = { ...before, startDate: '2026-12-30', endDate: '2026-12-31' };
  const moved = changedYears({ before, after }, stored);
  expect(moved.map(({ after: year }) => [year.year, year.absences.length, year.version])).toEqual([
    [2026, 1, 2],
    [2027, 0, 2],
  ]);
});

test('an open illness of December is found in January', () => {
  const ill = absence({ startDate: '2026-12-30', isOpen: true });
  expect(
    changedYears({ before: undefined, after: ill }, empty).map(({ after }) => after.year),
  ).toEqual([2026, 2027]);
});

test('after any sequence of moves each absence is told once, where it last was', () => {
  const dates = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2025-06-01', days));
  const moves = fc.array(fc.record({ which: fc.nat(3), startDate: dates, days: fc.nat(400) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(moves, (sequence) => {
      const stored = new Map<number, AbsenceYear>();
      const known = new Map<string, ReturnType<typeof absence>>();
      for (const { which, startDate, days } of sequence) {
        const absenceId = `jonas.${which}`;
        const after = absence({ absenceId, startDate, endDate: addDays(startDate, days) });
        const before = known.get(absenceId);
        for (const year of changedYears({ before, after }, (one) => stored.get(one) ?? empty(one)))
          stored.set(year.after.year, year.after);
        known.set(absenceId, after);
      }
      const byId = (one: { absenceId: string }, other: { absenceId: string }) =>
        one.absenceId.localeCompare(other.absenceId);
      expect(absencesOf([...stored.values()]).toSorted(byId)).toEqual(
        [...known.values()].toSorted(byId),
      );
    }),
  );
});

test('a full year takes no more', () => {
  const absences = Array.from({ length: mostInYear }, (_, index) =>
    absence({ absenceId: `jonas.${index}` }),
  );
  const full = { ...empty(2026), absences, version: 1 };
  const added = absence({ absenceId: 'jonas.new' });
  expect(() => changedYears({ before: undefined, after: added }, () => full)).toThrow(
    'højst være 200',
  );
  const [edited] = changedYears({ before: absences[0], after: absences[0] ?? added }, () => full);
  expect(edited?.after.absences).toHaveLength(mostInYear);
});
