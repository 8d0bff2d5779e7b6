import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nobodyAway, withoutAway } from './order-planning.ts';
import { monthsOf, overlap, type Period } from './period.ts';
import { countAway, monthsOfAbsent, ordersWithStaff } from './staff-away.ts';

const order = (number: number, fields: object = {}) => ({
  number,
  status: 'notStarted' as const,
  startDate: '2026-06-12',
  endDate: '2026-06-12',
  startTime: '14:00',
  endTime: '20:00',
  neededEmployees: 2,
  assignedEmployees: 2,
  ...fields,
});
const booking = { orderNumber: 7, from: '2026-06-12T14:00', to: '2026-06-12T20:00' };

test.each([
  ['2026-06-12T00:00', '2026-06-13T00:00', 1],
  ['2026-06-12T19:59', '2026-06-12T23:00', 1],
  ['2026-06-12T20:00', '2026-06-12T23:00', 0],
  ['2026-06-11T00:00', '2026-06-12T14:00', 0],
])('a person away from %s to %s is away from the order %i times', (from, to, count) => {
  const booked = [{ employeeId: 'e', bookings: [booking] }];
  const away = countAway(booked, [{ employeeId: 'e', from, to }]);
  expect(away.get(7) ?? 0).toBe(count);
  expect(withoutAway(order(7), away).assignedEmployees).toBe(2 - count);
});

test('one person with two absences, booked in two months, is one', () => {
  const long = { orderNumber: 7, from: '2026-06-30T20:00', to: '2026-07-01T04:00' };
  const booked = [
    { employeeId: 'e', bookings: [long] },
    { employeeId: 'e', bookings: [long] },
  ];
  const absences = [
    { employeeId: 'e', from: '2026-06-30T00:00', to: '2026-07-01T00:00' },
    { employeeId: 'e', from: '2026-07-01T00:00', to: '2026-07-02T00:00' },
  ];
  expect(countAway(booked, absences).get(7)).toBe(1);
});

test('past orders, cancelled ones and those without people are skipped', () => {
  const orders = [
    order(1),
    order(2, { assignedEmployees: 0 }),
    order(3, { status: 'cancelled' }),
    order(4, { startDate: '2026-06-10', endDate: '2026-06-11' }),
  ];
  expect(ordersWithStaff(orders, '2026-06-12')).toEqual([order(1)]);
  expect(withoutAway(order(1), nobodyAway)).toEqual(order(1));
});

const days = fc.integer({ min: 0, max: 400 });
const dateOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
const spanOf = (first: number, length: number) => ({
  from: `${dateOf(first)}T08:00`,
  to: `${dateOf(first + length)}T16:00`,
});

test('every month in which an absent person can meet an order is read', () => {
  const span = fc.tuple(days, fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 5 }), fc.array(span, { maxLength: 5 }), (a, b) => {
      const periods = a.map(([first, length]) => spanOf(first, length));
      const absences = b.map(([first, length], index) => ({
        employeeId: String(index % 2),
        ...spanOf(first, length),
      }));
      const keys = monthsOfAbsent(periods, absences).map(
        ({ employeeId, month }) => `${employeeId} ${month}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
      const isRead = ({ employeeId }: { employeeId: string }, period: Period) =>
        monthsOf(period).some((month) => keys.includes(`${employeeId} ${month}`));
      const missed = absences.flatMap((absence) =>
        periods.filter((period) => overlap(absence, period) && !isRead(absence, period)),
      );
      expect(missed).toEqual([]);
    }),
  );
});
