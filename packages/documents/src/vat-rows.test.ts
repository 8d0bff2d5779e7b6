import { describe, expect, test } from 'vitest';

import { buildCreditNote } from './credit-note.ts';
import { buildInvoiceDocument } from './invoice-document.ts';
import { sampleInvoice } from './invoice-document.samples.ts';

const line = { name: 'Telt', description: 'Ét døgn', quantity: 1, price: 10_000, total: 10_000 };
const mixed = {
  ...sampleInvoice,
  kind: 'final' as const,
  deposit: undefined,
  buyer: { ...sampleInvoice.buyer, cvr: '', vatNumber: 'DE123456789' },
  groups: { 1: [line, { ...line, vatCode: 'SEUY' as const }], 2: [], 3: [] },
  price: 20_000,
  tax: 2500,
  total: 22_500,
  amountDue: 22_500,
  vat: [
    { code: 'S1' as const, price: 10_000, tax: 2500 },
    { code: 'SEUY' as const, price: 10_000, tax: 0 },
  ],
};

describe('an invoice with taxed and untaxed sales', () => {
  const document = buildInvoiceDocument(mixed);

  test('has the lines of each code apart, each with its sum', () => {
    expect(document.groups.map(({ title, sum }) => [title, sum])).toEqual([
      ['Varer, med moms', '100,00'],
      ['Varer, ydelser til EU', '100,00'],
    ]);
  });

  test('has a subtotal of each code', () => {
    expect(document.totals.base.map(({ label, detail, value }) => [label, detail, value])).toEqual([
      ['Pris uden moms', 'med moms', '100,00'],
      ['Moms 25 %', 'af 100,00', '25,00'],
      ['Pris', 'ydelser til EU', '100,00'],
      ['Moms 0 %', '', '0,00'],
    ]);
  });

  test('says why there is no VAT, and both VAT numbers', () => {
    expect(document.notes.map(({ title }) => title)).toContain(
      'Omvendt betalingspligt (reverse charge)',
    );
    expect(document.buyer.cvr).toBe('Momsnr. DE123456789');
    expect(document.seller.cvr).toMatch(/^Momsnr\. DK\d{8}$/);
  });

  test('is taken back by its credit note with the same subtotals below zero', () => {
    const about = { number: '3', date: '2026-11-20', reason: '', paid: 0, invoice: mixed };
    const note = buildCreditNote(about);
    expect(note.totals.base.map(({ value }) => value)).toEqual([
      '−100,00',
      '−25,00',
      '−100,00',
      '0,00',
    ]);
    expect(note.notes.map(({ title }) => title)).toEqual([
      'Omvendt betalingspligt (reverse charge)',
    ]);
  });
});
