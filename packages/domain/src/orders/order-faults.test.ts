import { expect, test } from 'vitest';

import { orderFaults } from './order-faults.ts';

test('an order must not end before it starts', () => {
  const fault = { endDate: 'Slutdatoen kan ikke være før startdatoen.' };
  expect(orderFaults({ startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual(fault);
  expect(orderFaults({ startDate: '2026-03-01', endDate: '2026-03-01' })).toEqual({});
});

test('a day that does not exist is compared with nothing', () => {
  expect(orderFaults({ startDate: '31-02-2026', endDate: '2026-03-01' })).toEqual({});
  expect(orderFaults({ startDate: '2026-03-02', endDate: '1' })).toEqual({});
});
