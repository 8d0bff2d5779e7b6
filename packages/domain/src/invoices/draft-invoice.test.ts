import { amountTooLarge } from '@driftig/contracts/wire/wire-numbers';
import { newInvoice, type NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { AppError } from '../errors.ts';
import { draftInvoice } from './draft-invoice.ts';

const bank = { bankName: 'Østjydsk Bank', regNumber: '7230', accountNumber: '0001234567' };
const home = { cvr: '13748136', address: 'Havnegade 4', zipcode: '8000', town: 'Aarhus C' };
const sender = {
  taxPercent: 25,
  currency: 'DKK',
  settingsVersion: 7,
  country: 'Danmark',
  ...home,
  ...bank,
};
const line = { description: 'Telt, ét døgn', quantity: 2, price: 100 };
const least = {
  date: '2026-11-12',
  paydate: '2026-11-17',
  deporend: 0,
  company: 'Holm & Søn ApS',
  address: 'Dæmningen 42',
  zipcode: '7100',
  town: 'Vejle',
  groups: { '1': [line] },
};
type Wire = z.input<typeof newInvoice>;

/** The form as decoded from the wire. */
function form(changes: Partial<Wire> = {}): NewInvoice {
  return z.decode(newInvoice, { ...least, ...changes });
}

function faultsOf(changes: Partial<Wire>): Readonly<Record<string, string>> | undefined {
  try {
    draftInvoice(form(changes), sender);
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
  return undefined;
}

const oneDay = { orderdatestart: '2026-11-10', timestart: '12:00', timedone: '11:00' };
const endsTooEarly =
  'Sluttiden skal være efter starttiden. Sæt slutdatoen frem, hvis det er efter midnat.';

describe('a draft', () => {
  test('has the sums of all three groups', () => {
    const groups = {
      '1': [line],
      '2': [{ ...line, price: '50,25' }],
      '3': [{ taskname: 'Opsætning', ...line, quantity: '1,5', price: 395 }],
    };
    const { invoice: draft } = draftInvoice(form({ groups }), sender);
    expect(draft.sums).toEqual({ price: 89_300, tax: 22_325, total: 111_625, amountDue: 111_625 });
    expect(draft.lines.tasks).toMatchObject([{ name: 'Opsætning', total: 59_250 }]);
  });

  test("takes the sender from the company's settings, whatever the form says", () => {
    const { invoice: draft } = draftInvoice(form({ mytax: 0, mycompanyname: 'En anden' }), sender);
    expect(draft).toMatchObject({ taxPercent: 25, currency: 'DKK', settingsVersion: 7 });
  });

  test("is taxed by the company's percentage, whatever a line says", () => {
    const { invoice: draft } = draftInvoice(
      form({ groups: { '1': [{ ...line, tax: 12 }] } }),
      sender,
    );
    expect(draft.sums.tax).toBe(5000);
  });

  test('has no tax when the company has none', () => {
    const { invoice } = draftInvoice(form(), { ...sender, taxPercent: 0 });
    expect(invoice.sums).toEqual({ price: 20_000, tax: 0, total: 20_000, amountDue: 20_000 });
  });

  test('keeps the buyer as typed, with empty texts for what is missing', () => {
    expect(draftInvoice(form({ customerid: 17 }), sender).invoice.buyer).toMatchObject({
      customerId: '17',
      company: 'Holm & Søn ApS',
      name: '',
      cvr: '',
    });
  });

  test('may have a negative line and one that costs nothing', () => {
    const groups = { '1': [line, { ...line, price: '-50' }, { ...line, quantity: 0 }] };
    expect(draftInvoice(form({ groups }), sender).invoice.sums.price).toBe(10_000);
  });

  test('is accepted when the sums sent along agree', () => {
    const shown = {
      priceValue: '200,00',
      taxValue: 50,
      totalValue: '250',
      totalValueCalculated: 250,
    };
    expect(faultsOf(shown)).toBeUndefined();
  });
});

describe('the draft is refused at its field when', () => {
  const disagrees = 'Beløbet stemmer ikke med linjerne og momssatsen. Genindlæs siden.';
  test.each<[string, Partial<Wire>, Record<string, string>]>([
    [
      'there is no customer',
      { company: '' },
      { customerId: 'Vælg en kunde, eller skriv et firma eller navn.' },
    ],
    [
      'the customer is 0',
      { company: '', customerid: 0 },
      { customerId: 'Vælg en kunde, eller skriv et firma eller navn.' },
    ],
    [
      'it is due before it is dated',
      { paydate: '2026-11-11' },
      { payDate: 'Forfaldsdatoen er før fakturadatoen.' },
    ],
    [
      'its order ends before it starts',
      { orderdatestart: '2026-11-10', orderdateend: '2026-11-09' },
      { orderEndDate: 'Slutdatoen kan ikke være før startdatoen.' },
    ],
    [
      'its order ends before it starts on one day',
      { ...oneDay, orderdateend: '2026-11-10' },
      { orderEndTime: endsTooEarly },
    ],
    ['its order has one day, and ends too early', oneDay, { orderEndTime: endsTooEarly }],
    [
      'its order ends when it starts',
      { ...oneDay, timestart: '11:00' },
      { orderEndTime: endsTooEarly },
    ],
    ['it has no lines', { groups: {} }, { groups: 'Tilføj mindst én linje.' }],
    [
      "a line's total is not quantity times price",
      { groups: { '1': [line, { ...line, total: 200.01 }] } },
      { 'groups.items.1.total': 'Totalen er ikke antal gange pris.' },
    ],
    [
      'the total is negative',
      { groups: { '3': [{ ...line, price: -1 }] } },
      { total: 'Totalen må ikke være negativ.' },
    ],
    [
      'its total is too large',
      { groups: { '1': [{ ...line, price: 9_999_999_999, quantity: 999_999_999 }] } },
      { 'groups.items.0.price': amountTooLarge, total: amountTooLarge },
    ],
    ['the price shown is another', { priceValue: 199.99 }, { price: disagrees }],
    ['the tax shown is another', { taxValue: 50.01 }, { tax: disagrees }],
    ['the total shown is another', { totalValue: 0 }, { total: disagrees }],
    ['the amount shown is another', { totalValueCalculated: 200 }, { amountDue: disagrees }],
    [
      'a deposit has no price',
      { deporend: 1 },
      { depositPrice: 'Skriv, hvor stort depositummet er.' },
    ],
    [
      'a deposit is based on a deposit',
      { deporend: 1, depprice: 100, depinvoicenumber: 9 },
      { depositInvoiceNumber: 'Et depositum kan ikke bygge på et andet. Vælg End.' },
    ],
    [
      'a deposit is larger than what it is for',
      { deporend: 1, depprice: 250.01 },
      { depositPrice: 'Depositummet er større end linjernes total.' },
    ],
    [
      'a deposit is for nothing',
      { deporend: 1, depprice: 100, groups: {} },
      { groups: 'Tilføj mindst én linje, eller skriv ordrens titel.' },
    ],
  ])('%s', (_when, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  test('several things are wrong: all fields are named', () => {
    const faults = faultsOf({ company: '', paydate: '2026-01-01', priceValue: 1 });
    expect(Object.keys(faults ?? {})).toEqual(['customerId', 'payDate', 'price']);
  });
});

describe('the number', () => {
  test.each<[string, Partial<Wire>, number | undefined]>([
    ['nothing typed: the next', {}, undefined],
    ['shown and left: the next', { invoicenumber: 12, invoiceactualnumber: 12 }, undefined],
    ['typed: this one', { invoicenumber: '20' }, 20],
    ['shown and typed over: this one', { invoicenumber: 20, invoiceactualnumber: 12 }, 20],
    ['shown and emptied: the next', { invoicenumber: '', invoiceactualnumber: 12 }, undefined],
  ])('%s', (_how, changes, number) => {
    expect(draftInvoice(form(changes), sender).typedNumber).toBe(number);
  });
});

describe('the order created with an invoice', () => {
  const party = { ordertittle: 'Reception', orderdatestart: '2026-12-01' };
  const orderOf = (changes: Partial<Wire>) => draftInvoice(form(changes), sender).newOrder;

  test('has the title, dates, buyer and notes of the form, and no number yet', () => {
    expect(
      orderOf({ ...party, timestart: '14:00', orderdescriptionemployees: 'Husk skoene' }),
    ).toEqual({
      title: 'Reception',
      description: '',
      startDate: '2026-12-01',
      endDate: '2026-12-01',
      startTime: '14:00',
      endTime: '',
      customerId: '',
      company: 'Holm & Søn ApS',
      name: '',
      noteEmployees: 'Husk skoene',
      noteAdministration: '',
    });
  });

  test.each<[string, Partial<Wire>]>([
    ['it has no title', { ...party, ordertittle: '' }],
    ['it has no start', { ...party, orderdatestart: '' }],
    ['it is an order that exists', { ...party, getOrderUniqueNumber: 3 }],
  ])('is not created when %s', (_when, changes) => {
    expect(orderOf(changes)).toBeUndefined();
  });
});
