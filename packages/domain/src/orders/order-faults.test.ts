import { expect, test } from 'vitest';

import { orderFaults } from './order-faults.ts';

test('an order must not end before it starts', () => {
  const fault = { endDate: 'Slutdatoen kan ikke være før startdatoen.' };
  expect(orderFaults({ startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual(fault);
  expect(orderFaults({ startDate: '2026-03-01', endDate: '2026-03-01' })).toEqual({});
});

test.each([
  ['2026-01-15', '2027-02-15', true],
  ['2026-01-15', '2027-02-16', false],
  ['2026-01-31', '2027-02-28', true],
  ['2026-01-31', '2027-03-01', false],
])('from %s to %s is at most 13 months: %s', (startDate, endDate, fits) => {
  const text = 'En ordre kan højst vare 13 måneder. Del den op i flere ordrer.';
  expect(orderFaults({ startDate, endDate })).toEqual(fits ? {} : { endDate: text });
});

test('an order that is longer already keeps its dates, and gets no other long ones', () => {
  const before = { startDate: '2024-01-01', endDate: '2026-12-31' };
  expect(orderFaults(before, before)).toEqual({});
  expect(orderFaults({ ...before, endDate: '2026-12-30' }, before)).toHaveProperty('endDate');
});

test('a day that does not exist is compared with nothing', () => {
  expect(orderFaults({ startDate: '31-02-2026', endDate: '2026-03-01' })).toEqual({});
  expect(orderFaults({ startDate: '2026-03-02', endDate: '1' })).toEqual({});
});
