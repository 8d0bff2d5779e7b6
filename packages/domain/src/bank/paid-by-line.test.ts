import { invoiceOf } from '@driftig/tests/support/company/invoices';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { openAmount } from '../invoices/balance.ts';
import type { Invoice } from '../invoices/invoice.ts';
import type { BankLine } from './bank-line.ts';
import { paidByLine } from './paid-by-line.ts';

const owing = (number: number, total: number) =>
  invoiceOf(number, { sums: { price: total, tax: 0, total, amountDue: total } });
const lineOf = (amount: number): BankLine => ({
  id: 'l',
  accountId: 'a',
  date: '2026-11-20',
  amount,
  text: 'Holm',
  payload: '',
  version: 1,
});
let last = 0;
const newId = () => {
  last += 1;
  return `p${last}`;
};
const pay = (amount: number, ...[first, ...others]: readonly [Invoice, ...Invoice[]]) =>
  paidByLine(
    [first, ...others],
    lineOf(amount),
    { newId, today: '2026-11-27', takesPayments: true },
    { by: 'u', at: '2026-11-27T10:00:00.000Z' },
  );

test('several invoices take what is open on them, and the last one the rest, to the øre', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 6 }),
      fc.nat(),
      (totals, missing) => {
        const [first = 0, ...rest] = totals;
        const invoices = rest.map((total, at) => owing(at + 2, total));
        const sum = totals.reduce((all, total) => all + total, 0);
        const amount = sum - (missing % (totals.at(-1) ?? 1));
        const { changes, match } = pay(amount, owing(1, first), ...invoices);
        expect(changes.reduce((all, change) => all + change.amount, 0)).toBe(amount);
        const left = changes.map(({ after }) => openAmount(after));
        expect(left).toEqual(left.map((_, at) => (at === rest.length ? sum - amount : 0)));
        expect([match.invoice, ...(match.more ?? []).map(({ invoice }) => invoice)]).toEqual(
          totals.map((_, at) => at + 1),
        );
      },
    ),
  );
});

test('one invoice takes all of the line, also more than is open', () => {
  const { changes, match } = pay(15_000, owing(1, 10_000));
  expect(changes.map(({ amount }) => amount)).toEqual([15_000]);
  expect(match).toMatchObject({ kind: 'payment', invoice: 1, text: expect.any(String) });
  expect(match).not.toHaveProperty('more');
});

test.each([
  ['more than is open on all', 30_001, 'Der er 300,00 kr. åbent'],
  ['too little for the last', 10_000, 'Beløbet rækker ikke til faktura 2.'],
])('an amount that is %s is refused', (_name, amount, says) => {
  expect(() => pay(amount, owing(1, 10_000), owing(2, 20_000))).toThrow(says);
});

test('an invoice that is named twice is refused at its field', () => {
  expect(() => pay(20_000, owing(1, 10_000), owing(1, 10_000))).toThrow(
    expect.objectContaining({
      fields: { invoice: 'Faktura 1 står der mere end én gang.' },
    }),
  );
});
