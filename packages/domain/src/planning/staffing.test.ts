import { expect, test } from 'vitest';

import type { Order } from '../orders/order.ts';
import { withoutStaff } from './order-planning.ts';
import { assertBookable, assertPresent } from './staffing.ts';
import { isUnderstaffed, missingEmployees } from './understaffed.ts';
import { personBusyError, spanText, staffChanges, withStaff } from './staffing.ts';

const order: Order = {
  id: '12.abcdefgh',
  number: 12,
  title: 'Julefrokost',
  description: '',
  startDate: '2027-03-10',
  endDate: '2027-03-10',
  startTime: '16:00',
  endTime: '23:00',
  status: 'notStarted',
  customerId: '',
  company: '',
  name: '',
  noteEmployees: '',
  noteAdministration: '',
  version: 1,
};
const plan = { employeeIds: ['a', 'b'], allCanRequest: false, neededEmployees: 4 };

test('each person is on it once, and a need below 0 is 0', () => {
  const planned = withStaff(order, { ...plan, employeeIds: ['a', 'b', 'a'], neededEmployees: -2 });
  expect(planned).toMatchObject({
    neededEmployees: 0,
    assignedEmployees: 2,
    planning: { assignedIds: ['a', 'b'] },
  });
});

test('the same people in another order are the same plan', () => {
  const planned = withStaff(order, plan);
  expect(withStaff(planned, { ...plan, employeeIds: ['b', 'a'] })).toBe(planned);
  expect(withStaff(order, { employeeIds: [], allCanRequest: false, neededEmployees: 0 })).toBe(
    order,
  );
});

test("a plan's changes are reported, and unchanged parts left out", () => {
  const planned = withStaff(order, plan);
  expect(staffChanges(order, planned)).toEqual({ added: ['a', 'b'], removed: [], needed: 4 });
  const next = withStaff(planned, { ...plan, employeeIds: ['b'], allCanRequest: true });
  expect(staffChanges(planned, next)).toEqual({ added: [], removed: ['a'], allCanRequest: true });
});

test('a cancelled order accepts no people, and frees its own', () => {
  const cancelled: Order = { ...withStaff(order, plan), status: 'cancelled' };
  expect(() => withStaff(cancelled, { ...plan, employeeIds: ['c'] })).toThrow('annulleret');
  expect(withoutStaff(cancelled)).toMatchObject({
    neededEmployees: 4,
    assignedEmployees: 0,
    planning: { assignedIds: [], requestedIds: [] },
  });
});

test.each([
  [4, 2, 2, true],
  [2, 2, 0, false],
  [2, 3, 0, false],
  [0, 0, 0, false],
])(
  'with %i needed and %i assigned: %i missing',
  (neededEmployees, assignedEmployees, missing, short) => {
    const staffed = { ...order, neededEmployees, assignedEmployees };
    expect([missingEmployees(staffed), isUnderstaffed(staffed)]).toEqual([missing, short]);
    expect(isUnderstaffed({ ...staffed, status: 'done' })).toBe(false);
  },
);

test('more than 80 people, or more than a year, cannot be booked', () => {
  const many = Array.from({ length: 81 }, (_, n) => `p${n}`);
  expect(() => assertBookable(withStaff(order, { ...plan, employeeIds: many }))).toThrow('80');
  expect(() => assertBookable(withStaff({ ...order, endDate: '2028-06-01' }, plan))).toThrow(
    'et år',
  );
  expect(() => assertBookable({ ...order, endDate: '2028-06-01' })).not.toThrow();
});

test.each([
  ['2027-03-10T14:00', '2027-03-10T20:00', 'kl. 14:00-20:00'],
  ['2027-03-11T14:00', '2027-03-11T20:00', '11-03-2027 kl. 14:00-20:00'],
  ['2027-03-10T20:00', '2027-03-11T04:00', 'fra 10-03-2027 kl. 20:00 til 11-03-2027 kl. 04:00'],
])('%s to %s is told as %j', (from, to, text) => {
  expect(spanText(from, to, '2027-03-10')).toBe(text);
});

const busyPeople = [
  'A er på ordre 1 kl. 14:00-20:00.',
  'B er på ordre 2 kl. 14:00-20:00.',
  'C er på ordre 3 kl. 14:00-20:00.',
];

test.each([
  [1, busyPeople.slice(0, 1).join(' ')],
  [2, busyPeople.slice(0, 2).join(' ')],
  [3, busyPeople.join(' ')],
  [4, `${busyPeople.join(' ')} Og 1 anden er optaget.`],
  [5, `${busyPeople.join(' ')} Og 2 andre er optaget.`],
])('a refusal for %i people names three of them at most and counts the others', (count, text) => {
  const clashes = ['a', 'b', 'c', 'd', 'e'].slice(0, count).map((employeeId, index) => ({
    employeeId,
    booking: { orderNumber: index + 1, from: '2027-03-10T14:00', to: '2027-03-10T20:00' },
  }));
  const error = personBusyError([...clashes, ...clashes], order, (id) => id.toUpperCase());
  expect(error.message).toBe(text);
});

test('an absent person is refused by name', () => {
  const period = { from: '2027-03-10T14:00', to: '2027-03-10T20:00' };
  const people = [{ userId: 'a', name: 'Ida', email: '' }];
  const away = { employeeId: 'a', from: '2027-03-10T19:00', to: '2027-03-12T00:00' };
  expect(() => assertPresent(period, [away], people)).toThrow('Ida er fraværende.');
  expect(() => assertPresent(period, [{ ...away, from: period.to }], people)).not.toThrow();
});
