import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { valuesOfDeposit, valuesOfOrder } from './bases.ts';

const invoice = z.decode(
  invoiceRoutes.getPrintableInvoice.response,
  invoiceSamples.getPrintableInvoice.response,
);
const line = { id: 'p1', name: 'Telt', description: 'Ét døgn', quantity: 2, price: 10_000 };
const lines = {
  items: [{ ...line, total: 20_000, unit: 'stk' }],
  productGroups: [],
  tasks: [],
};
const none = { items: [], productGroups: [], tasks: [] };
const order = {
  id: '12.ab',
  version: 1,
  number: 12,
  title: 'Julefrokost',
  company: 'Holm & Søn ApS',
  name: 'Kirsten Holm',
  customerId: 'k1',
  startDate: '2026-11-20',
  endDate: '2026-11-21',
  startTime: '16:00',
  endTime: '01:00',
  description: 'Telt',
  noteEmployees: 'Mød i gården',
  noteAdministration: 'Faktureres straks',
} as never;
const deposit = {
  number: 7,
  date: '2026-09-04',
  paid: true,
  company: '',
  cvr: '',
  name: '',
  title: '',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  gross: 50_000,
  orderNumber: 12,
};

test('an order gives its buyer, dates, notes and lines', () => {
  expect(valuesOfOrder({ order, lines }, [])).toMatchObject({
    company: 'Holm & Søn ApS',
    orderNumber: 12,
    orderEndTime: '01:00',
    orderNoteAdministration: 'Faktureres straks',
    groups: { items: [{ ...line, unit: 'stk' }], productGroups: [], tasks: [] },
  });
});

test('an order without lines leaves the lines of the form', () => {
  expect(valuesOfOrder({ order, lines: none }, [])).not.toHaveProperty('groups');
});

test('the paid deposit of an order is taken along', () => {
  expect(valuesOfOrder({ order, lines, deposit }, [])).toMatchObject({
    kind: 'final',
    depositInvoiceNumber: 7,
    depositPrice: 50_000,
  });
});

const bare = { id: 'k1', company: 'Holm & Søn ApS', address: '', zipcode: '', town: '' };
const depositInvoice = { ...invoice, customerId: 'k1', address: 'Dæmningen 42', zipcode: '7100' };

test('the address that was typed on the deposit is that of a customer who has none', () => {
  const base = { order, lines, depositInvoice };
  const typed = { address: 'Dæmningen 42', zipcode: '7100', customerId: 'k1' };
  expect(valuesOfOrder(base, [bare as never])).toMatchObject(typed);
  const own = { ...bare, address: 'Havnegade 3', zipcode: '8000', town: 'Aarhus C' };
  expect(valuesOfOrder(base, [own as never])).toMatchObject({ address: 'Havnegade 3' });
});

test('an order without lines takes those that were typed on its deposit', () => {
  const invoiced = { ...depositInvoice, groups: { ...none, tasks: lines.items } };
  const base = { order, lines: none, depositInvoice: invoiced };
  expect(valuesOfOrder(base, [])).toMatchObject({ groups: { items: [], tasks: [line] } });
  expect(valuesOfOrder({ ...base, lines }, [])).toMatchObject({ groups: { tasks: [] } });
});

test('an address on the deposit of another customer is not taken', () => {
  const base = { order, lines, depositInvoice: { ...depositInvoice, customerId: 'k2' } };
  expect(valuesOfOrder(base, [bare as never])).toMatchObject({ address: '' });
});

test('a deposit gives its buyer as invoiced, its order, and the order’s lines where it has none', () => {
  const base = { deposit, invoice: { ...invoice, groups: none }, order: { order, lines } };
  expect(valuesOfDeposit(base, [])).toMatchObject({
    number: null,
    kind: 'final',
    company: invoice.company,
    address: invoice.address,
    orderNumber: 12,
    groups: { items: [{ name: 'Telt' }] },
  });
  const own = { ...base, invoice: { ...invoice, groups: { ...none, tasks: lines.items } } };
  expect(valuesOfDeposit(own, [])).toMatchObject({ groups: { items: [], tasks: [{}] } });
});

test('a deposit without an order keeps what it said of one', () => {
  const { order: _, ...base } = { deposit, invoice, order };
  expect(valuesOfDeposit(base, [])).toMatchObject({
    orderNumber: null,
    orderTitle: invoice.orderTitle,
  });
});
