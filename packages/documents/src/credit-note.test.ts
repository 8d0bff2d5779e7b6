import { describe, expect, it } from 'vitest';

import { buildCreditNote } from './credit-note.ts';
import {
  sampleCreditNote,
  sampleDepositInvoice,
  sampleInvoice,
  sampleOrder,
} from './invoice-document.samples.ts';
import type { DocumentRow, InvoiceDocumentInput } from './invoice-document.types.ts';

const written = (rows: readonly DocumentRow[]): string[] =>
  rows.map((row) => [row.label, row.detail, row.value].filter((part) => part).join(' '));

const creditNoteOf = (invoice: InvoiceDocumentInput) =>
  buildCreditNote({ ...sampleCreditNote, invoice });

describe('a credit note', () => {
  const document = buildCreditNote(sampleCreditNote);

  it('has a number and a date of its own, and names the invoice by number and date', () => {
    expect(document.title).toBe('Kreditnota 3');
    expect(document.subtitle).toBe('til faktura 1249 af 12-11-2026');
    expect(document.facts.slice(0, 2)).toMatchObject([
      { label: 'Kreditnotadato', value: '20-11-2026' },
      { label: 'Fakturadato', value: '12-11-2026' },
    ]);
    expect(document.fileName).toBe('Kreditnota-3.pdf');
    expect(document.isoDate).toBe('2026-11-20');
  });

  it('takes back each line: quantity times price is the amount', () => {
    expect(document.groups[0]?.sum).toBe('\u221223.200,00');
    expect(document.groups[0]?.lines[1]).toMatchObject({
      quantity: '\u2212120',
      price: '28,00',
      total: '\u22123.360,00',
    });
  });

  it('takes back what the invoice asked for, without its deposit and that one’s VAT', () => {
    expect(written([...document.totals.base, ...document.totals.sum])).toEqual([
      'Pris uden moms \u221255.100,00',
      'Moms 25 % af \u221255.100,00 \u221213.775,00',
      'Total med moms \u221268.875,00',
      'Depositum med moms, faktura 1198 24.000,00',
    ]);
    expect(document.totals.due).toEqual({ label: 'Krediteret', value: '\u221244.875,00 kr.' });
    const note = document.notes.find(({ title }) => title.startsWith('Depositummet'));
    expect(note?.text).toMatch(/Moms, der krediteres her, er 8\.975,00 kr\.$/);
  });

  it('says why, and what is paid back', () => {
    expect(document.notes.map(({ title, text }) => [title, text])).toContainEqual([
      'Årsag',
      'Festen er aflyst.',
    ]);
    expect(document.notes.find(({ title }) => title === 'Betales tilbage')?.text).toBe(
      'Der er betalt 500,00 kr. på faktura 1249. Beløbet betales tilbage.',
    );
  });

  it('asks for nothing', () => {
    expect(document.payment).toBeUndefined();
    expect(document.facts.map(({ label }) => label)).not.toContain('Betales senest');
    expect(document.notices).toEqual(['Faktura 1249 er krediteret. Der skal ikke betales noget.']);
  });

  it('without a reason and a payment has no notes for them', () => {
    const invoice = { ...sampleInvoice, deposit: undefined };
    const bare = buildCreditNote({ ...sampleCreditNote, reason: '', paid: 0, invoice });
    expect(bare.notes).toEqual([]);
  });

  it('shows the order and the references of the invoice', () => {
    const buyer = { ...sampleInvoice.buyer, reference: 'Rekvisition 4711' };
    const { order, facts } = creditNoteOf({ ...sampleInvoice, ...sampleOrder, buyer });
    expect(order?.title).toBe('Ordre 2026-0132');
    expect(facts.at(-1)?.value).toBe('Rekvisition 4711');
  });
});

describe('the credit note of a deposit', () => {
  const document = creditNoteOf(sampleDepositInvoice);

  it('takes back the deposit alone, none of the lines that it was for', () => {
    expect(document.groups).toEqual([]);
    expect(written([...document.totals.base, ...document.totals.sum])).toEqual([
      'Depositum uden moms \u221219.200,00',
      'Moms 25 % af \u221219.200,00 \u22124.800,00',
      'Depositum med moms \u221224.000,00',
    ]);
    expect(document.totals.due?.value).toBe('\u221224.000,00 kr.');
  });
});

it('without VAT keeps the rule it is exempt by', () => {
  const { price } = sampleInvoice;
  const free = { ...sampleInvoice, taxRate: 0, tax: 0, total: price, deposit: undefined };
  const document = creditNoteOf({ ...free, amountDue: price });
  expect(document.notes.at(-1)?.text).toContain('momslovens § 13, stk. 1');
  expect(JSON.stringify(document)).not.toContain('"\u22120,00"');
});
