import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isWithin, yearsOf, type Absence, type AbsenceYear } from './absence.ts';
import { absenceInText, absenceMoves } from './month-absences.ts';
import { absence } from './absence.samples.ts';

const dateOf = (day: number) => new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10);
const absences = fc.array(
  fc.record({
    first: fc.integer({ min: 0, max: 200 }),
    length: fc.integer({ min: 0, max: 70 }),
    status: fc.constantFrom('pending', 'approved', 'rejected', 'deleted'),
    type: fc.constantFrom('vacation', 'parental', 'sickness'),
    isOpen: fc.boolean(),
    times: fc.constantFrom(['', ''], ['08:00', '12:00']),
  }),
  { maxLength: 6 },
);

const yearWith = (year: number, all: readonly Absence[]): AbsenceYear => ({
  employeeId: 'e1',
  year,
  version: 1,
  absences: all.filter((one) => yearsOf(one).includes(year)),
});

/** Applies the moves of both years to the texts of months. */
function write(texts: Map<string, string>, before: readonly Absence[], after: readonly Absence[]) {
  for (const year of [2026, 2027])
    for (const { month, text } of absenceMoves(yearWith(year, before), yearWith(year, after)))
      if (text === undefined) texts.delete(month);
      else texts.set(month, text);
}

test('after any change each month has the standing absences that lie in it', () => {
  const history = fc.array(absences, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(history, (states) => {
      const texts = new Map<string, string>();
      let before: Absence[] = [];
      for (const state of states) {
        const after = state.map(toAbsence);
        write(texts, before, after);
        before = after;
      }
      for (const month of ['2026-10', '2026-12', '2027-01', '2027-02', '2027-12']) {
        const text = texts.get(month);
        const found = text === undefined ? [] : text.split(',');
        expect(found.map((one) => absenceInText('e1', one)).toSorted(byText)).toEqual(
          before
            .filter(({ status }) => status === 'pending' || status === 'approved')
            .filter((one) => isWithin(withOpenEnd(one), `${month}-01`, `${month}-31`))
            .map(shown)
            .toSorted(byText),
        );
      }
    }),
  );
});

const withOpenEnd = (one: Absence) => (one.isOpen ? { ...one, endDate: '2027-12-31' } : one);
const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

function shown({
  employeeId,
  type,
  status,
  startDate,
  endDate,
  startTime,
  endTime,
  isOpen,
}: Absence) {
  return { employeeId, type, status, startDate, endDate, startTime, endTime, isOpen };
}

function toAbsence(
  {
    first,
    length,
    times: [startTime = '', endTime = ''],
    isOpen: open,
    ...fields
  }: typeof absences extends fc.Arbitrary<readonly (infer A)[]> ? A : never,
  index: number,
): Absence {
  const startDate = dateOf(first);
  // An open one of 2027 would also be in 2028.
  const isOpen = open && startDate < '2027';
  return absence({
    ...fields,
    absenceId: `e1.${index}`,
    employeeId: 'e1',
    startDate,
    endDate: isOpen ? startDate : dateOf(first + length),
    startTime,
    endTime,
    isOpen,
  });
}
