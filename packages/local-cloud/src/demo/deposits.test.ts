import { expect, test } from 'vitest';

import { withDeposits } from './deposits.ts';
import { demoHistory } from './history.ts';
import { seededRandom } from './random.ts';

const today = '2026-11-21';
const orders = withDeposits(demoHistory(seededRandom(20_260_714), 60, today), today);

test('deposits are on orders to come, one of them unpaid, and on two that have their End', () => {
  const ahead = orders.filter(({ deposit, invoice }) => deposit && !invoice);
  expect(ahead.map(({ deposit }) => deposit?.paidOn === '')).toEqual([false, false, true]);
  expect(ahead.every(({ startDate }) => startDate > today)).toBe(true);
  const ended = orders.filter(({ deposit, invoice }) => deposit && invoice);
  expect(ended).toHaveLength(2);
  for (const { deposit, invoice } of ended) {
    expect((deposit?.paidOn ?? '') < (invoice?.date ?? '')).toBe(true);
    expect(invoice?.status).toBe('paid');
  }
});

test('a part is paid of one invoice that is sent', () => {
  const parts = orders.filter(({ invoice }) => invoice?.partPaidOn !== undefined);
  expect(parts.map(({ invoice }) => invoice?.status)).toEqual(['sent']);
});
