import { invoiceOf } from '@driftig/tests/support/company/invoices';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { balanceOf } from './balance.ts';
import { withRefund } from './credit.ts';
import type { Invoice } from './invoice.ts';
import { withoutPayment, withPayment } from './payment.ts';
import { paidOn } from './settling-entry.ts';

const today = '2026-11-30';
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

/** `[day of November, øre]` of an invoice of 125 kr.; below 0 it is a refund. */
type Entry = readonly [day: number, amount: number];

function record(invoice: Invoice, [on, amount]: Entry): Invoice {
  const entry = { id: `e${invoice.payments.length}`, date: day(on), amount, text: '' };
  if (amount < 0) return withRefund(invoice, { ...entry, amount: -amount }, today);
  return withPayment(invoice, entry, { today, isConfirmed: true });
}

const sent = invoiceOf(7, { status: 'sent' });
const settledBy = ({ payments }: Invoice) =>
  payments.filter(({ settledFrom }) => settledFrom !== undefined).map(({ id }) => id);

test.each<[what: string, entries: Entry[], paid: number, by: string]>([
  ['one payment', [[3, 12_500]], 3, 'e0'],
  [
    'the last of two parts',
    [
      [3, 4500],
      [9, 8000],
    ],
    9,
    'e1',
  ],
  [
    'the payment before an overpayment',
    [
      [3, 12_500],
      [9, 100],
    ],
    3,
    'e0',
  ],
  [
    'an overpayment itself',
    [
      [3, 12_600],
      [9, 100],
    ],
    3,
    'e0',
  ],
  [
    'the payment before an overpayment that is paid back',
    [
      [3, 12_500],
      [9, 100],
      [12, -100],
    ],
    3,
    'e0',
  ],
  [
    'the part that was there last, where an earlier one is recorded later',
    [
      [9, 4500],
      [3, 8000],
    ],
    9,
    'e1',
  ],
])('an invoice is paid on the day of %s', (_what, entries, paid, by) => {
  const after = entries.reduce(record, sent);
  expect([paidOn(after), settledBy(after)]).toEqual([day(paid), [by]]);
});

test.each<[what: string, entries: Entry[], undone: string, paid: number, by: string]>([
  [
    'a later overpayment leaves the day',
    [
      [3, 12_500],
      [9, 100],
      [12, 50],
    ],
    'e2',
    3,
    'e0',
  ],
  [
    'what settled it leaves the payment that covers it now',
    [
      [3, 12_500],
      [9, 12_500],
      [12, 50],
    ],
    'e0',
    9,
    'e1',
  ],
])('undoing %s', (_what, entries, undone, paid, by) => {
  const after = withoutPayment(entries.reduce(record, sent), undone);
  expect([paidOn(after), settledBy(after)]).toEqual([day(paid), [by]]);
});

test('an invoice with nothing to pay has no day', () => {
  const sums = { price: 0, tax: 0, total: 0, amountDue: -1000 };
  const belowDeposit = invoiceOf(8, { status: 'paid', sums });
  expect(paidOn(belowDeposit)).toBeUndefined();
  expect(paidOn(record(belowDeposit, [4, -1000]))).toBeUndefined();
});

const anyEntry = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 13_000 }));

test('overpaying and undoing it never moves the day, and exactly one entry settles', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 8 }), anyEntry, (entries, extra) => {
      const before = entries.reduce(record, sent);
      const isPaid = balanceOf(before) <= 0;
      expect([before.status === 'paid', paidOn(before) !== undefined]).toEqual([isPaid, isPaid]);
      expect(settledBy(before)).toHaveLength(isPaid ? 1 : 0);
      if (!isPaid) return;
      const over = record(before, extra);
      expect([paidOn(over), settledBy(over)]).toEqual([paidOn(before), settledBy(before)]);
      const undone = withoutPayment(over, `e${before.payments.length}`);
      expect([paidOn(undone), settledBy(undone)]).toEqual([paidOn(before), settledBy(before)]);
    }),
  );
});
