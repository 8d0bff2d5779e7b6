import { expect, it } from 'vitest';

import { summarizeOverdue } from './overdue.ts';

it('sums the overdue invoices and lists each customer once, the oldest due date first', () => {
  const row = (payDate: string, company: string, amount: number) => ({
    payDate,
    company,
    name: 'Per Ågård',
    amount,
    currency: '',
  });
  const rows = [
    row('2026-11-09', 'Skagen Bryghus', 1_931_250),
    row('2026-10-01', 'Café Kanel', 687_500),
    row('2026-11-01', '', 100),
    row('2026-11-12', 'Café Kanel', 50),
  ];
  expect(summarizeOverdue(rows, 'DKK')).toEqual({
    count: 4,
    amounts: [{ currency: 'DKK', amount: 2_618_900 }],
    customers: ['Café Kanel', 'Per Ågård', 'Skagen Bryghus'],
  });
});

it('never adds amounts of different currencies; kroner stand first', () => {
  const row = { payDate: '2026-11-09', company: 'Skagen Bryghus', name: '' };
  const rows = [
    { ...row, amount: 20_000, currency: 'EUR' },
    { ...row, amount: 10_000, currency: 'DKK' },
    { ...row, amount: 5, currency: 'EUR' },
  ];
  expect(summarizeOverdue(rows, 'EUR').amounts).toEqual([
    { currency: 'DKK', amount: 10_000 },
    { currency: 'EUR', amount: 20_005 },
  ]);
});
