import { rangeOf } from '@driftig/domain/periods';
import { describe, expect, it } from 'vitest';

import { daysOf } from './period.ts';
import { allShown, noDepartment, peopleWith, rowsOf } from './rows.ts';
import { entryWith } from './entry.samples.ts';

const days = daysOf(rangeOf('week', '2026-11-23'), false);
const employees = [
  { id: 'sara', name: 'Sara Winther', department: 'Bar' },
  { id: 'aage', name: 'Aage Bak', department: 'Teknik' },
  { id: 'anna', name: 'Anna Lund', department: '' },
];
const holiday = entryWith({ absenceId: 'h', employeeId: 'sara' });
const illness = entryWith({ absenceId: 's', employeeId: 'aage', type: 'sickness' });
const child = entryWith({ absenceId: 'c', employeeId: 'anna', type: 'childsick' });
const leave = entryWith({
  absenceId: 'p',
  employeeId: 'left',
  employeeName: 'Ida Krogh',
  type: 'parental',
});
const entries = [holiday, illness, child, leave];
const people = peopleWith(employees, entries);

const shown = (filters: Partial<typeof allShown>) =>
  rowsOf(people, entries, days, { ...allShown, ...filters }).map(
    ({ person, bars }) => `${person.name}: ${bars.map(({ entry }) => entry.absenceId).join()}`,
  );

describe('the rows', () => {
  it('are all people by name in Danish, also those who left and still have an absence', () => {
    expect(shown({})).toEqual(['Anna Lund: c', 'Ida Krogh: p', 'Sara Winther: h', 'Aage Bak: s']);
  });

  it.each([
    [{ department: 'Bar' }, ['Sara Winther: h']],
    [{ department: noDepartment }, ['Anna Lund: c', 'Ida Krogh: p']],
    [{ employee: 'aage' }, ['Aage Bak: s']],
    [{ onlyAway: true, showsSickness: false }, ['Ida Krogh: p', 'Sara Winther: h']],
    [{ onlyAway: true, showsHoliday: false }, ['Anna Lund: c', 'Aage Bak: s']],
    [{ department: 'Bar', showsHoliday: false }, ['Sara Winther: ']],
  ])('%j shows %j', (filters, expected) => {
    expect(shown(filters)).toEqual(expected);
  });

  it('name a person who is no longer in the register', () => {
    const [person] = peopleWith([], [entryWith({ employeeName: '' })]);
    expect(person?.name).toBe('Tidligere medarbejder');
  });
});
