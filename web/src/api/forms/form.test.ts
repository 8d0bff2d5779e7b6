import { firstTimeForm } from '@driftig/contracts/company/routes';
import { settingsForm } from '@driftig/contracts/company/settings';
import { newInvoice } from '@driftig/contracts/invoices/new-invoice';
import { expect, test } from 'vitest';

import { contractResolver } from './form.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as never;
const check = (schema: Parameters<typeof contractResolver>[0], values: object) =>
  contractResolver(schema)(values, undefined, options);

test('an empty welcome form shows the documented text at each field', async () => {
  const { errors } = await check(firstTimeForm, { fullName: '', phone: ' ', mobile: '' });
  const text = { message: 'Please fill in all fields.' };
  expect(errors).toMatchObject({ fullName: text, phone: text, mobile: text });
});

test('the welcome form refuses an invalid phone number', async () => {
  const person = { fullName: 'Mette Lindqvist', phone: 'abc', mobile: '+45 20 30 40 50' };
  const { errors } = await check(firstTimeForm, person);
  expect(errors).toEqual({
    phone: expect.objectContaining({ message: 'Skriv et telefonnummer med mindst 8 cifre.' }),
  });
});

test('the settings form shows the documented alerts at our field names', async () => {
  const empty = { email: '', cvr: '', nextInvoiceNumber: null, currency: 'DKK' };
  expect((await check(settingsForm, empty)).errors).toMatchObject({
    email: { message: 'Field "gemail" must be filled out.' },
    cvr: { message: 'Field "gcvr" must be filled out.' },
    nextInvoiceNumber: { message: 'Field "invoiceactualnumber" must be filled out.' },
  });
  const zero = { ...empty, email: 'a@b.dk', cvr: '10150817', nextInvoiceNumber: 0 };
  expect((await check(settingsForm, zero)).errors).toMatchObject({
    nextInvoiceNumber: {
      message: 'Invoice number must be a positive number and at least 1.',
    },
  });
});

test('the error of an invoice line is at the line, and valid values keep our names', async () => {
  const invoice = {
    date: '2026-03-12',
    payDate: '2026-03-17',
    kind: 'final',
    groups: {
      items: [{ description: 'Telt', quantity: 2, price: 125_050, taxPercent: 25, unit: null }],
      productGroups: [],
      tasks: [{ description: '', quantity: 1, price: 0 }],
    },
  };
  const refused = await check(newInvoice, invoice);
  expect(refused.errors).toMatchObject({
    groups: { tasks: { 0: { description: { message: 'Skal udfyldes.' } } } },
  });
  const right = { ...invoice, groups: { ...invoice.groups, tasks: [] } };
  const { values, errors } = await check(newInvoice, right);
  expect(errors).toEqual({});
  expect(values).toMatchObject({ groups: { items: [{ price: 125_050 }] } });
});
