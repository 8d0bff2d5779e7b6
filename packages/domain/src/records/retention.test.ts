import { expect, test } from 'vitest';

import { erasableFrom } from './retention.ts';

test.each([
  ['receipts', '2026-01-01', '2032-01-01'],
  // In the financial year from December it is kept to the end of November 2032.
  ['receipts', '2026-12-31', '2032-12-01'],
] as const)('%s of %s may be erased from %s', (type, date, from) => {
  expect(erasableFrom(type, { date })).toBe(from);
});

test('a customer is erased when it is deleted', () => {
  expect(erasableFrom('customers', {})).toBeUndefined();
});
