import { expect, test } from 'vitest';

import { totalsOfPlacing } from './order.ts';

test('an order counts in the month it starts', () => {
  expect(totalsOfPlacing({ startDate: '2027-01-01' })).toEqual({ year: 2027, add: { o01: 1 } });
});
