import { largestNumber } from '@driftig/contracts/wire/wire-numbers';
import { newInvoice, type NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { draftInvoice } from './draft-invoice.ts';
import { issueDraft } from './issue.ts';

const sender = {
  taxPercent: 25,
  currency: 'DKK',
  settingsVersion: 7,
  bankName: '',
  regNumber: '7230',
  accountNumber: '0001234567',
  cvr: '13748136',
  address: '',
  zipcode: '',
  town: '',
  country: '',
};
const least = {
  date: '2026-11-12',
  paydate: '2026-11-17',
  deporend: 0,
  company: 'Holm',
  groups: { '1': [{ description: 'Telt', quantity: 2, price: 100 }] },
};
const order = { ordertittle: 'Sommerfest', orderdatestart: '2027-06-01' };

function issued(
  changes: Partial<z.input<typeof newInvoice>> = {},
  drawn: { invoice: number; order: number } = { invoice: 10, order: 4 },
) {
  const series = { ...drawn, creditNote: 1, month: '2026-11', issued: 6 };
  const form: NewInvoice = z.decode(newInvoice, { ...least, ...changes });
  const draft = draftInvoice(form, sender);
  const next = series.invoice;
  let ids = 0;
  const newId = () => `01ABCDEFGH-ABCDEFG${(ids += 1)}`;
  return issueDraft(draft, { series, next, newId, now: '2026-11-12T10:00:00.000Z' });
}

describe('issuing', () => {
  test('gives an invoice that is not sent, with the number in its id', () => {
    expect(issued().invoice).toMatchObject({
      number: 10,
      id: '10.abcdefg1',
      status: 'notSent',
      everIssued: false,
      issuedAt: '2026-11-12T10:00:00.000Z',
    });
  });

  test('gives an order as well, and each has the number of the other', () => {
    const { invoice, order: placed, series } = issued(order);
    expect(invoice.order.number).toBe(4);
    expect(placed).toMatchObject({
      number: 4,
      id: '4.abcdefg2',
      invoiceNumber: 10,
      status: 'notStarted',
      version: 1,
    });
    expect(series).toMatchObject({ invoice: 11, order: 5 });
  });

  test('gives no order when the form names one', () => {
    const { invoice, order: placed, series } = issued({ ...order, getOrderUniqueNumber: 2 });
    expect(placed).toBeUndefined();
    expect(invoice.order.number).toBe(2);
    expect(series).toMatchObject({ invoice: 11, order: 4 });
  });

  test('uses a typed number and then leaves the series as it is', () => {
    const { invoice, series } = issued({ invoicenumber: 7 });
    expect(invoice.number).toBe(7);
    expect(series).toMatchObject({ invoice: 10, order: 4 });
  });

  test('refuses a typed number above the next, which would leave a hole', () => {
    expect(() => issued({ invoicenumber: 11 })).toThrow('Det næste fakturanummer er 10.');
  });

  test('counts in the month of the day of issuing, whatever the invoice date', () => {
    expect(issued({ date: '2026-12-01', paydate: '2026-12-08' }).series).toMatchObject({
      month: '2026-11',
      issued: 7,
    });
  });

  test('adds to the totals of the invoice date, and for the order to those of its start', () => {
    expect(issued(order).totals).toEqual([
      { year: 2026, add: { s11: 20_000, c1: 1, a1: 25_000 } },
      { year: 2026, payMonth: '2026-11', add: { n17: 1, a17: 25_000 } },
      { year: 2027, add: { o06: 1 } },
    ]);
  });
});

describe('a series at its end', () => {
  const at = largestNumber;

  test('gives its last number, but none with ten digits', () => {
    expect(issued({}, { invoice: at, order: 1 }).invoice.number).toBe(at);
    expect(() => issued({}, { invoice: at + 1, order: 1 })).toThrow('Fakturanumrene er brugt op');
    expect(() => issued(order, { invoice: 1, order: at + 1 })).toThrow('Ordrenumrene er brugt op');
  });

  test('still allows typed numbers', () => {
    const { invoice, series } = issued({ invoicenumber: 700 }, { invoice: at + 1, order: 1 });
    expect(invoice.number).toBe(700);
    expect(series).toMatchObject({ invoice: at + 1, order: 1 });
  });
});
