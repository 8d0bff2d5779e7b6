import { expect, test } from 'vitest';

import { leftToInvoice as leftIn } from './left-to-invoice.ts';

const leftToInvoice = (total: number, invoices: Parameters<typeof leftIn>[1]) =>
  leftIn(total, invoices, 'DKK');

test('without an invoice the whole total is left', () => {
  expect(leftToInvoice(5_098_750, [undefined, undefined])).toBe(5_098_750);
});

test('a deposit is taken off, and the End invoice takes the rest', () => {
  const deposit = { amount: 2_400_000, status: 'sent' } as const;
  expect(leftToInvoice(5_098_750, [deposit])).toBe(2_698_750);
  expect(leftToInvoice(5_098_750, [deposit, { amount: 2_698_750, status: 'paid' }])).toBe(0);
});

test('a cancelled invoice asks for nothing', () => {
  expect(leftToInvoice(100, [{ amount: 100, status: 'cancelled' }])).toBe(100);
});

test('more than the lines come to is below zero', () => {
  expect(leftToInvoice(100, [{ amount: 150, status: 'sent' }])).toBe(-50);
});

test('nothing is left or too much where the order has no lines of its own', () => {
  expect(leftToInvoice(0, [{ amount: 150, status: 'sent' }])).toBeUndefined();
});

test('an amount in another currency is not taken from kroner', () => {
  const deposit = { amount: 100_000, status: 'sent' } as const;
  expect(leftToInvoice(1_000_000, [{ ...deposit, currency: 'EUR' }])).toBeUndefined();
  expect(leftToInvoice(1_000_000, [{ ...deposit, currency: 'DKK' }])).toBe(900_000);
  const cancelled = { ...deposit, status: 'cancelled', currency: 'EUR' } as const;
  expect(leftToInvoice(1_000_000, [cancelled])).toBe(1_000_000);
});
