import { invoiceOf } from '@driftig/tests/support/company/invoices';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { assertBase, depositSums, prepaymentOf } from './deposit.ts';
import type { AppError } from '../errors.ts';
import { invoiceSums } from './totals.ts';

const gross = fc.integer({ min: 1, max: 1_000_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('the VAT in a deposit', () => {
  test.each([
    [250_000, 25, 50_000],
    [240_000, 25, 48_000],
    [1, 25, 0],
    [2, 25, 0],
    [3, 25, 1],
    [100, 0, 0],
    [125, 100, 63],
  ])('with %i øre at %i % is %i øre', (amount, rate, tax) => {
    expect(depositSums(amount, rate)).toEqual({
      price: amount - tax,
      tax,
      total: amount,
      amountDue: amount,
    });
  });

  test('is off by half an øre at most', () => {
    fc.assert(
      fc.property(gross, percent, (amount, rate) => {
        const { tax, price } = depositSums(amount, rate);
        expect(price + tax).toBe(amount);
        expect(Math.abs(tax - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('and the VAT left on the End invoice are the VAT of the whole sale, to the øre', () => {
    const lines = fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 9_999_999 }), quantity: fc.nat(50) }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, percent, gross, (sold, rate, amount) => {
        const whole = invoiceSums(sold, rate);
        const deposit = depositSums(amount, rate);
        const end = invoiceSums(sold, rate, deposit.total);
        expect(deposit.tax + (end.tax - deposit.tax)).toBe(whole.tax);
        expect(deposit.total + end.amountDue).toBe(whole.total);
      }),
    );
  });
});

describe('a base of an End invoice', () => {
  const deposit = invoiceOf(7, {
    isDeposit: true,
    status: 'paid',
    date: '2026-11-01',
    sums: depositSums(12_500, 25),
    linkedOrder: 12,
  });
  const form = { date: '2026-11-12', currency: 'DKK', depositPrice: 12_500, orderNumber: 12 };

  test('is a deposit that is paid, and what the form says of it', () => {
    expect(() => assertBase(form, deposit)).not.toThrow();
    expect(prepaymentOf(deposit)).toEqual({
      number: 7,
      date: '2026-11-01',
      price: 10_000,
      tax: 2500,
    });
  });

  test.each([
    ['nothing', form, undefined, 'depositInvoiceNumber', 'Depositumfakturaen findes ikke.'],
    [
      'an End invoice',
      form,
      { ...deposit, isDeposit: false },
      'depositInvoiceNumber',
      'Depositumfakturaen findes ikke.',
    ],
    [
      'one that is not paid',
      form,
      { ...deposit, status: 'sent' as const },
      'depositInvoiceNumber',
      'Depositumfaktura 7 er ikke betalt endnu.',
    ],
    [
      'one that is credited',
      form,
      { ...deposit, status: 'cancelled' as const },
      'depositInvoiceNumber',
      'Faktura 7 er annulleret.',
    ],
    [
      'one in another currency',
      form,
      { ...deposit, currency: 'EUR' },
      'depositInvoiceNumber',
      'Depositumfaktura 7 er i EUR.',
    ],
    [
      'one of another order',
      { ...form, orderNumber: 13 },
      deposit,
      'depositInvoiceNumber',
      'Depositumfaktura 7 hører til ordre 12.',
    ],
    [
      'one of another amount',
      { ...form, depositPrice: 12_499 },
      deposit,
      'depositPrice',
      'Beløbet er ikke depositumfakturaens. Vælg den igen.',
    ],
    [
      'one of a later date',
      { ...form, date: '2026-10-31' },
      deposit,
      'date',
      'Datoen er før depositumfakturaens, 01-11-2026.',
    ],
  ])('is not %s', (_what, said, base, field, text) => {
    const refusal = expect.objectContaining({ fields: { [field]: text } }) as AppError;
    expect(() => assertBase(said, base)).toThrow(refusal);
  });
});
