import { expect, it } from 'vitest';

import { personSample as jonas } from './overview.samples.ts';
import { absenceOf, daysAway, mostOf, noDepartment, shownPeople, sumOf } from './sums.ts';

const freja = { ...jonas, employeeId: 'freja', departmentId: '', flexMinutes: -60, days: [] };
const all = [jonas, freja];

it('the figures of many people are sums, and those of none are 0', () => {
  expect(sumOf(all)).toEqual({
    hundredths: 1600,
    pendingHundredths: 1600,
    normHundredths: 2960,
    flexHundredths: -40,
  });
  expect(sumOf([])).toMatchObject({ hundredths: 0, flexHundredths: 0 });
});

it.each([
  ['', '', ['person', 'freja']],
  ['stage', '', ['person']],
  [noDepartment, '', ['freja']],
  ['', 'freja', ['freja']],
  ['stage', 'freja', []],
])('department %j and employee %j show %j', (department, employee, expected) => {
  const shown = shownPeople(all, { department, employee });
  expect(shown.map(({ employeeId }) => employeeId)).toEqual(expected);
});

it('days away are counted by type, in the order they came', () => {
  const day = { date: '', hundredths: 0, normHundredths: 0, flexHundredths: 0 };
  const days = ['vacation', '', 'sickness', 'vacation'].map((absence) => ({ ...day, absence }));
  expect(daysAway({ days })).toEqual([
    ['vacation', 2],
    ['sickness', 1],
  ]);
  expect(absenceOf({ absence: 'unknown' })).toBeUndefined();
});

it('an ordinary day leaves room in its bar, and a longer one fills it', () => {
  expect(mostOf(all)).toBe(1000);
  const [first] = jonas.days;
  const long = { ...jonas, days: first === undefined ? [] : [{ ...first, hundredths: 1350 }] };
  expect(mostOf([long, freja])).toBe(1350);
});
