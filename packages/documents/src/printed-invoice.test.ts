import { printableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { documentOf } from './printed-invoice.ts';

const { response } = invoiceSamples.getPrintableInvoice;
const invoice = z.decode(printableInvoice, response);

test('the document is built from the server’s answer', () => {
  const document = documentOf(invoice);
  expect(document.title).toBe(`Faktura ${invoice.number}`);
  expect(document.buyer.name).toBe('Aarhus Havn Event A/S');
  expect(document.facts.map(({ label, value }) => `${label} ${value}`)).toContain(
    'Leveringsdato 27-02-2026',
  );
  expect(document.groups.map(({ title, sum }) => [title, sum])).toEqual([
    ['Varer', '9.240,00'],
    ['Ydelser', '2.450,00'],
  ]);
  expect(document.totals.due?.value).toBe('14.612,50 kr.');
});

test('without an end date the delivery date is the start date', () => {
  const document = documentOf({ ...invoice, orderEndDate: '', orderStartDate: '2026-02-20' });
  expect(document.facts.find(({ label }) => label === 'Leveringsdato')?.value).toBe('20-02-2026');
});

test('a cancelled invoice is marked and has no payment details', () => {
  const document = documentOf({ ...invoice, status: 'cancelled' });
  expect(document.mark).toBe('Annulleret');
  expect(document.payment).toBeUndefined();
});
