import { expect, test } from 'vitest';

import type { Account } from '../../queries.ts';
import { accountBars, monthsOf } from './spending-chart.tsx';

const account = (number: number) =>
  ({ number, name: `Konto ${number}`, type: 'expense' }) as Account;

test('the eight largest accounts have bars of their own, and all bars sum to the spending', () => {
  const chart = Array.from({ length: 11 }, (_, index) => account(2000 + index));
  const balances = chart.map(({ number }, index) => {
    return { account: number, opening: 0, debit: (index + 1) * 100, credit: 0, closing: 0 };
  });
  const bars = accountBars(balances, chart);
  expect(bars.map(({ short }) => short)).toEqual([
    ...[2010, 2009, 2008, 2007, 2006, 2005, 2004, 2003].map(String),
    'Øvrige',
  ]);
  expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(66 * 100);
});

test('a period has its months, the first and last cut to its days', () => {
  expect(monthsOf({ from: '2026-09-10', to: '2026-11-20' })).toEqual([
    { from: '2026-09-10', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-20' },
  ]);
});
