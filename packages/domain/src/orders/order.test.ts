import { expect, test } from 'vitest';

import { placed } from './order.ts';

test('an order counts in the month it starts', () => {
  expect(placed({ startDate: '2027-01-01' })).toEqual({ year: 2027, add: { o01: 1 } });
});
