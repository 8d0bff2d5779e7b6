import { invoiceOf } from '@driftig/tests/support/company/invoices';
import { describe, expect, test } from 'vitest';

import { AppError } from '../errors.ts';
import { withStatus } from './change-status.ts';
import { creditOf, openAmount, paidAmount } from './balance.ts';
import { withoutPayment, withPayment } from './payment.ts';
import { paidOn } from './settling-entry.ts';
import type { Invoice } from './invoice.ts';

const today = '2026-11-20';
const sent = invoiceOf(7, { status: 'sent' });
const payment = (amount: number, id = `p${amount}`) => ({ id, date: today, amount, text: '' });
const pay = (invoice: Invoice, amount: number) => withPayment(invoice, payment(amount), { today });

function fieldsOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? error.message;
  }
  return undefined;
}

describe('a payment', () => {
  test('in part leaves the rest open', () => {
    const after = pay(sent, 4500);
    expect([after.status, paidAmount(after), openAmount(after)]).toEqual(['sent', 4500, 8000]);
    expect(paidOn(after)).toBeUndefined();
  });

  test('that pays the rest makes the invoice Payed, on the day of the last payment', () => {
    const after = pay(pay(sent, 4500), 8000);
    expect([after.status, openAmount(after), paidOn(after)]).toEqual(['paid', 0, today]);
  });

  test.each([
    ['nothing', payment(0), { amount: 'Beløbet skal være over 0.' }],
    ['less than nothing', payment(-1), { amount: 'Beløbet skal være over 0.' }],
    [
      'a day before 2000',
      { ...payment(1), date: '1999-12-31' },
      { date: 'Datoen er før 01-01-2000.' },
    ],
    ['tomorrow', { ...payment(1), date: '2026-11-21' }, { date: 'Datoen er ikke kommet endnu.' }],
  ])('with %s is refused at its field', (_what, refused, fields) => {
    expect(fieldsOf(() => withPayment(sent, refused, { today }))).toEqual(fields);
  });

  test("above the open amount is recorded whole, and the excess is the customer's credit", () => {
    const after = pay(sent, 12_600);
    expect([after.status, openAmount(after), creditOf(after)]).toEqual(['paid', 0, 100]);
  });

  test('on a credited invoice is refused', () => {
    expect(fieldsOf(() => pay({ ...sent, status: 'cancelled' }, 1))).toBe(
      'Fakturaen er krediteret. Kreditnotaen siger, hvad der er betalt.',
    );
  });

  test("on a paid invoice asks first, and is then the customer's credit", () => {
    const paid = pay(sent, 12_500);
    expect(fieldsOf(() => pay(paid, 100))).toBe(
      'Faktura 7 er allerede betalt. Vil du registrere 1,00 kr. mere? Det beløb har kunden så til gode.',
    );
    const after = withPayment(paid, payment(100), { today, isConfirmed: true });
    expect([after.status, creditOf(after)]).toEqual(['paid', 100]);
  });

  test('that is taken back leaves the invoice Payed while others cover it', () => {
    const paid = pay(sent, 12_500);
    const twice = withPayment(paid, payment(12_600), { today, isConfirmed: true });
    const once = withoutPayment(twice, 'p12500');
    expect([once.status, creditOf(once)]).toEqual(['paid', 100]);
    expect(withoutPayment(once, 'p12600')).toMatchObject({ status: 'sent', payments: [] });
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

  test('on a free invoice stays Payed', () => {
    const sums = { price: 0, tax: 0, total: 0, amountDue: 0 };
    const free = invoiceOf(8, { status: 'paid', sums });
    expect(() => withStatus(free, 'sent', moment)).toThrow('Der er intet at betale på fakturaen');
  });

  test('stays Payed where leaving it would change nothing', () => {
    const twice = withPayment(pay(sent, 12_500), payment(12_600), { today, isConfirmed: true });
    expect(() => withStatus(twice, 'sent', moment)).toThrow('Fortryd betalingerne');
  });
});
