import { expect, test } from 'vitest';

import { customerFigures, lastYearsMonths } from './customer-figures.ts';

test('months add up to years, and days of payment to what is open', () => {
  const months = [
    { month: '2025-11', figures: { r: 100 } },
    { month: '2026-10', figures: { r: 200, n31: 1, a31: 50, n05: 0, a05: 0 } },
    { month: '2026-11', figures: { r: 300, n12: 2, a12: 70, n13: 1, a13: 30 } },
  ];
  expect(customerFigures(months, '2026-11-13')).toEqual({
    revenue: 500,
    revenueLastYear: 100,
    revenueByMonth: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 300],
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

test('the twelve months go over the turn of a year', () => {
  const months = lastYearsMonths('2026-02-28');
  expect([months[0], months.at(-3), months.at(-1), months.length]).toEqual([
    '2025-03',
    '2025-12',
    '2026-02',
    12,
  ]);
  expect([lastYearsMonths('2026-12-01')[0], lastYearsMonths('2026-01-01')[0]]).toEqual([
    '2026-01',
    '2025-02',
  ]);
});
