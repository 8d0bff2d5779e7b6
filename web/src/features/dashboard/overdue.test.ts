import { expect, it } from 'vitest';

import { summarizeOverdue } from './overdue.ts';

const unpaid = { status: 'sent', paid: 0, writtenOff: 0 } as const;

it('sums the overdue invoices and lists each customer once, the oldest due date first', () => {
  const row = (payDate: string, company: string, amount: number) => ({
    payDate,
    company,
    name: 'Per Ågård',
    amount,
    currency: '',
    ...unpaid,
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

it('counts what is still to be paid, and never adds amounts of different currencies; kroner stand first', () => {
  const row = { payDate: '2026-11-09', company: 'Skagen Bryghus', name: '', ...unpaid };
  const rows = [
    { ...row, amount: 20_000, currency: 'EUR' },
    { ...row, amount: 10_000, currency: 'DKK' },
    { ...row, amount: 9, currency: 'EUR', paid: 3, writtenOff: 1 },
  ];
  expect(summarizeOverdue(rows, 'EUR').amounts).toEqual([
    { currency: 'DKK', amount: 10_000 },
    { currency: 'EUR', amount: 20_005 },
  ]);
});
