import { expect, it } from 'vitest';

import { summarizeOverdue } from './overdue.ts';

it('sums the overdue invoices and lists each customer once, the oldest due date first', () => {
  const row = (payDate: string, company: string, amount: number) => ({
    payDate,
    company,
    name: 'Per Ågård',
    amount,
  });
  const rows = [
    row('2026-11-09', 'Skagen Bryghus', 1_931_250),
    row('2026-10-01', 'Café Kanel', 687_500),
    row('2026-11-01', '', 100),
    row('2026-11-12', 'Café Kanel', 50),
  ];
  expect(summarizeOverdue(rows)).toEqual({
    count: 4,
    amount: 2_618_900,
    customers: ['Café Kanel', 'Per Ågård', 'Skagen Bryghus'],
  });
});
