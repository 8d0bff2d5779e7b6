import { invoiceOf } from '@driftig/tests/support/invoices';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { AppError } from '../errors.ts';
import { withStatus } from './change-status.ts';
import { openAmount, paidAmount, paidOn, withoutPayment, withPayment } from './payment.ts';
import type { Invoice } from './invoice.ts';

const today = '2026-11-20';
const sent = invoiceOf(7, { status: 'sent' });
const payment = (amount: number, id = `p${amount}`) => ({ id, date: today, amount, text: '' });
const pay = (invoice: Invoice, amount: number) => withPayment(invoice, payment(amount), today);

function fieldsOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? error.message;
  }
  return undefined;
}

describe('a payment', () => {
  test('of a part leaves the rest open', () => {
    const after = pay(sent, 4500);
    expect([after.status, paidAmount(after), openAmount(after)]).toEqual(['sent', 4500, 8000]);
    expect(paidOn(after)).toBeUndefined();
  });

  test('of the rest makes the invoice Payed, on the day of the last payment', () => {
    const after = pay(pay(sent, 4500), 8000);
    expect([after.status, openAmount(after), paidOn(after)]).toEqual(['paid', 0, today]);
  });

  test.each([
    ['nothing', payment(0), { amount: 'Beløbet skal være over 0.' }],
    ['less than nothing', payment(-1), { amount: 'Beløbet skal være over 0.' }],
    [
      'more than is open',
      payment(12_501),
      { amount: expect.stringMatching(/^Kun .* kr\. mangler at blive betalt\.$/) },
    ],
    ['tomorrow', { ...payment(1), date: '2026-11-21' }, { date: 'Datoen er ikke kommet endnu.' }],
  ])('of %s is refused at its field', (_what, refused, fields) => {
    expect(fieldsOf(() => withPayment(sent, refused, today))).toEqual(fields);
  });

  test.each(['paid', 'cancelled'] as const)('of an invoice that is %s is refused', (status) => {
    expect(fieldsOf(() => pay({ ...sent, status }, 1))).toBe('Alt er betalt eller krediteret.');
  });

  test('taken back leaves what there was before', () => {
    const paid = pay(pay(sent, 4500), 8000);
    expect(withoutPayment(paid, 'p8000')).toEqual(pay(sent, 4500));
    expect(withoutPayment(paid, 'p4500')).toMatchObject({
      status: 'sent',
      payments: [{ amount: 8000 }],
    });
  });

  test('that is not there cannot be taken back', () => {
    expect(() => withoutPayment(sent, 'p1')).toThrow(AppError);
  });
});

describe('the status', () => {
  const moment = { today, newId: () => 'auto' };

  test('Payed registers what is open, and leaving it takes that back', () => {
    const partly = pay(sent, 4500);
    const paid = withStatus(partly, 'paid', moment);
    expect(paid.payments.map(({ amount }) => amount)).toEqual([4500, 8000]);
    expect(withStatus(paid, 'waiting', moment)).toEqual({ ...partly, status: 'waiting' });
  });

  test('Payed of an invoice without anything to pay registers nothing', () => {
    const free = invoiceOf(8, { sums: { price: 0, tax: 0, total: 0, amountDue: 0 } });
    expect(withStatus(free, 'paid', moment).payments).toEqual([]);
  });

  test('is final once the invoice is credited', () => {
    const creditNote = { number: 3, date: today, reason: '' };
    const credited = invoiceOf(9, { status: 'cancelled', creditNote });
    expect(() => withStatus(credited, 'sent', moment)).toThrow(
      'Faktura 9 er annulleret med kreditnota 3',
    );
  });

  test('whatever is paid, taken back or chosen: open plus paid is the amount to pay', () => {
    const step = fc.oneof(
      fc.record({ pay: fc.integer({ min: 1, max: 6000 }) }),
      fc.record({ undo: fc.nat(5) }),
      fc.record({ status: fc.constantFrom('notSent', 'waiting', 'sent', 'paid') }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let invoice: Invoice = sent;
        for (const [index, next] of steps.entries()) invoice = take(invoice, next, `${index}`);
        const open = openAmount(invoice);
        expect(open + paidAmount(invoice)).toBe(invoice.sums.amountDue);
        expect(open === 0).toBe(invoice.status === 'paid');
      }),
    );
  });
});

type Step = { pay: number } | { undo: number } | { status: Invoice['status'] };

function take(invoice: Invoice, step: Step, id: string): Invoice {
  if ('status' in step) {
    if (step.status === 'cancelled') return invoice;
    return withStatus(invoice, step.status, { today, newId: () => id });
  }
  if ('pay' in step) {
    const amount = Math.min(step.pay, openAmount(invoice));
    return amount === 0 ? invoice : withPayment(invoice, payment(amount, id), today);
  }
  const undone = invoice.payments[step.undo % Math.max(invoice.payments.length, 1)];
  return undone === undefined ? invoice : withoutPayment(invoice, undone.id);
}
