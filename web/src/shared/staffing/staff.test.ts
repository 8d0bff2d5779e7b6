import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  awayOf,
  isSameStaff,
  mergedStaff,
  peopleWith,
  problemOf,
  restText,
  type Staff,
} from './staff.ts';

const time = {
  startDate: '2027-03-10',
  endDate: '2027-03-10',
  startTime: '14:00',
  endTime: '20:00',
};
const person: PlannedPerson = {
  id: 'a',
  name: 'Ali',
  department: 'Bar',
  status: 'free',
  isActive: true,
  isAbsent: false,
  isOffered: false,
  isSelling: false,
  bookings: [],
  rest: null,
};
const booking = {
  orderNumber: 7,
  title: 'Premiere',
  from: '2027-03-10T12:00',
  to: '2027-03-10T17:00',
};
const answer = {
  assignedEmployees: [{ ...person, status: 'assigned' as const, bookings: [booking] }],
  availableEmployees: [{ ...person, id: 'b', name: 'Bo' }],
  allCanRequest: false,
  neededEmployees: 2,
  requestable: false,
  requestableAmount: 0,
  version: 1,
};
const staff = (...employeeIds: string[]): Staff => ({
  employeeIds,
  neededEmployees: 2,
  allCanRequest: false,
});

test('chosen people are assigned, and the others have the status of the time', () => {
  const shown = peopleWith(answer, staff('b'), time);
  expect(shown.map(({ name, status }) => [name, status])).toEqual([
    ['Bo', 'assigned'],
    ['Ali', 'busy'],
  ]);
});

test('counts the absent ones among the chosen people', () => {
  const away = { ...answer, availableEmployees: [{ ...person, id: 'b', isAbsent: true }] };
  expect(awayOf(away, staff('a', 'b'))).toBe(1);
  expect(awayOf(away, staff('a'))).toBe(0);
  expect(awayOf(undefined, staff('a', 'b'))).toBe(0);
});

describe('conflicts', () => {
  test.each([
    ['nothing', {}, undefined],
    ['an order', { bookings: [booking] }, 'Premiere, kl. 12:00-17:00, overlapper med 3 t.'],
    [
      'half an hour of one without a title',
      { bookings: [{ ...booking, title: '', to: '2027-03-10T14:30' }] },
      'Ordre 7, kl. 12:00-14:30, overlapper med 30 minutter.',
    ],
    [
      'an order that only touches',
      { bookings: [{ ...booking, to: '2027-03-10T14:00' }] },
      undefined,
    ],
    ['absence', { isAbsent: true }, 'Ali er fraværende i ordrens tid.'],
    ['having left', { isActive: false }, 'Ali er ikke aktiv længere og kan ikke komme.'],
  ])('%s', (_what, about, text) => {
    expect(problemOf({ ...person, ...about }, time)?.text).toBe(text);
  });
});

test.each([
  [{ hours: 8, isBefore: false }, '8 t hvile til næste vagt'],
  [{ hours: 0.5, isBefore: true }, '30 minutter hvile før vagten'],
  [{ hours: 0, isBefore: true }, 'Ingen hvile før vagten'],
])('rest of %j is %j', (rest, text) => {
  expect(restText({ ...person, rest })).toBe(text);
});

const ids = fc.subarray(['a', 'b', 'c', 'd']);

test('a choice laid over a newer plan keeps both what I changed and what the other changed', () => {
  fc.assert(
    fc.property(ids, ids, ids, (chosen, basis, newest) => {
      const merged = new Set(
        mergedStaff(staff(...chosen), staff(...basis), staff(...newest)).employeeIds,
      );
      for (const id of ['a', 'b', 'c', 'd']) {
        const isMine = chosen.includes(id) !== basis.includes(id);
        expect(merged.has(id)).toBe(isMine ? chosen.includes(id) : newest.includes(id));
      }
    }),
  );
  const mine = { ...staff('a'), neededEmployees: 4 };
  expect(mergedStaff(mine, staff('a'), { ...staff('b'), allCanRequest: true })).toEqual({
    employeeIds: ['b'],
    neededEmployees: 4,
    allCanRequest: true,
  });
});

test('the order in which people were chosen makes no other plan', () => {
  expect(isSameStaff(staff('a', 'b'), staff('b', 'a'))).toBe(true);
  expect(isSameStaff(staff('a'), staff('a', 'b'))).toBe(false);
});
