import { expect, test } from 'vitest';

import { customerFigures } from './customer-figures.ts';

test('months add up to years, and days of payment to what is open', () => {
  const months = [
    { month: '2025-11', figures: { r: 100 } },
    { month: '2026-10', figures: { r: 200, n31: 1, a31: 50, n05: 0, a05: 0 } },
    { month: '2026-11', figures: { r: 300, n12: 2, a12: 70, n13: 1, a13: 30 } },
  ];
  expect(customerFigures(months, '2026-11-13')).toEqual({
    revenue: 500,
    revenueLastYear: 100,
    unpaidCount: 4,
    unpaidAmount: 150,
    nextDue: '2026-11-13',
    overdueCount: 3,
    overdueAmount: 120,
    oldestDue: '2026-10-31',
  });
});

test('nothing is open where everything that was open is paid', () => {
  const months = [{ month: '2026-11', figures: { r: 300, n12: 0, a12: 0 } }];
  expect(customerFigures(months, '2027-01-01')).toMatchObject({
    revenue: 0,
    revenueLastYear: 300,
    unpaidCount: 0,
    nextDue: '',
    oldestDue: '',
  });
});
