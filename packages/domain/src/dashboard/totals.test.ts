import { describe, expect, test } from 'vitest';

import {
  invoiceCount,
  orderCount,
  ordersByMonth,
  overdueOf,
  revenueOf,
  salesByMonth,
  unpaidAmount,
  unpaidCount,
} from './totals.ts';

const sales = { s01: 100, s03: 25, s12: -5 };
const orders = { o02: 4, o12: 1 };
const counts = { c1: 1, c2: 2, c3: 4, c4: 8, c5: 16 };
const amounts = { a1: 10, a2: 20, a3: 40, a4: 80, a5: 160 };
const year = { ...sales, ...orders, ...counts, ...amounts };

test('sales and orders are given for twelve months, January first', () => {
  expect(salesByMonth(year).map(({ value }) => value)).toEqual([
    100, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, -5,
  ]);
  expect(ordersByMonth(year)).toContainEqual({ month: 2, value: 4 });
  expect(ordersByMonth(year)).toHaveLength(12);
});

test("the year's figures are the sums of its months and statuses", () => {
  expect(revenueOf(year)).toBe(120);
  expect(orderCount(year)).toBe(5);
  expect(invoiceCount(year)).toBe(31);
});

test('unpaid counts every status but Payed and Cancelled', () => {
  expect(unpaidCount(year)).toBe(11);
  expect(unpaidAmount(year)).toBe(110);
});

test('a year without invoices and orders is all zeros', () => {
  const figures = [revenueOf, orderCount, invoiceCount, unpaidCount, unpaidAmount];
  expect(figures.map((figure) => figure({}))).toEqual([0, 0, 0, 0, 0]);
  expect(new Set(salesByMonth({}).map(({ value }) => value))).toEqual(new Set([0]));
});

describe('overdue invoices', () => {
  const owed = [
    { month: '2025-12', figures: { n31: 1, a31: 100 } },
    { month: '2026-02', figures: { n01: 2, a01: 300, n28: 1, a28: 50 } },
    { month: '2026-03', figures: { n01: 0, a01: 0, n17: 4, a17: 1000 } },
  ];

  test.each([
    ['2025-12-31', 0, 0],
    ['2026-01-01', 1, 100],
    ['2026-02-01', 1, 100],
    ['2026-02-02', 3, 400],
    ['2026-03-17', 4, 450],
    ['2026-03-18', 8, 1450],
  ])('on %s: %i invoices, %i øre', (today, count, amount) => {
    expect(overdueOf(owed, today)).toEqual({ count, amount });
  });

  test('are none when nothing is open', () => {
    expect(overdueOf([], '2026-03-18')).toEqual({ count: 0, amount: 0 });
  });
});
