import { invoiceOf } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

import { linesToStored } from './invoices.lines.ts';
import { detailsToStored, invoiceFromStored } from './invoices.mapping.ts';
import {
  creditNoteToStored,
  mailToStored,
  paymentsToStored,
  rowToStored,
} from './invoices.settling.ts';

const line = { name: 'Telt', description: 'Ét døgn', quantity: 1.5, price: 10_001, total: 15_002 };
const full = invoiceOf(7, {
  buyer: {
    customerId: 'k1',
    company: 'Holm & Søn ApS',
    name: 'Lone Holm',
    cvr: '13748136',
    phone: '86123456',
    email: 'lone@holm.dk',
    address: 'Havnegade 4',
    zipcode: '8000',
    town: 'Aarhus C',
    country: 'Danmark',
    vatNumber: 'DE123456789',
    gln: '5790000001231',
    reference: 'Rekvisition 4711',
  },
  order: {
    number: 12,
    title: 'Sommerfest',
    description: 'Telt og scene',
    startDate: '2026-06-01',
    endDate: '2026-06-02',
    startTime: '10:00',
    endTime: '23:30',
  },
  lines: {
    items: [{ ...line, unit: 'døgn' }],
    productGroups: [{ ...line, unit: '' }],
    tasks: [{ ...line, name: 'Opsætning', unit: 'time' }],
  },
  bank: { bankName: 'Fjordbanken', regNumber: '0123', accountNumber: '0001234567' },
  isDeposit: true,
  everIssued: true,
  linkedOrder: 12,
  prepayment: { number: 5, date: '2026-02-01', price: 4000, tax: 1000 },
  payments: [
    { id: 'p1', date: '2026-11-13', amount: 2500, text: 'Overførsel' },
    { id: 'p2', date: '2026-11-14', amount: 5000, text: '', settledFrom: 'sent' },
  ],
  creditNote: { number: 3, date: '2026-11-20', reason: 'Aflyst' },
  mail: {
    to: ['lone@holm.dk', 'regnskab@holm.dk'],
    cc: ['revisor@tal.dk'],
    at: '2026-11-12T10:00:00.000Z',
    problems: [{ email: 'regnskab@holm.dk', problem: 'permanent' }],
    isOfCreditNote: true,
  },
  version: 3,
  countedFor: 'k1',
  countedIn: 'DKK',
  countedCredit: 0,
});

/** The invoice in the entity's shape: list fields as attributes, the rest in `details`. */
function kept(invoice: typeof full) {
  const { buyer, order, sums, ...rest } = invoice;
  return {
    ...rest,
    customerId: invoice.countedFor,
    company: buyer.company,
    name: buyer.name,
    orderTitle: order.title,
    amountDue: sums.amountDue,
    details: detailsToStored(invoice),
    lines: linesToStored(invoice.lines),
    row: rowToStored(invoice),
    version: invoice.version,
    mail: invoice.mail && mailToStored(invoice.mail),
    payments: paymentsToStored(invoice.payments),
    creditNote: invoice.creditNote && creditNoteToStored(invoice.creditNote),
  };
}

test('an invoice is the same after being stored and read', () => {
  expect(invoiceFromStored(kept(full))).toEqual(full);
});

test('an invoice with only required fields too, and empty texts are not stored', () => {
  const least = invoiceOf(8);
  expect(invoiceFromStored(kept(least))).toEqual({
    ...least,
    bank: undefined,
    countedIn: undefined,
    countedCredit: 0,
  });
  expect(Object.values(detailsToStored(least))).not.toContain('');
});

test('reads invoices stored before customer totals existed: customer id kept, countedFor undefined', () => {
  const old = { ...kept(full), customerId: undefined };
  const details = { ...old.details, ci: 'k1' };
  const { buyer, countedFor } = invoiceFromStored({ ...old, details });
  expect({ customerId: buyer.customerId, countedFor }).toEqual({
    customerId: 'k1',
    countedFor: undefined,
  });
});
