import { describe, expect, it } from 'vitest';
import { sampleDepositInvoice, sampleGroups, sampleInvoice } from './invoice-document.samples.ts';
import { buildInvoiceDocument, factRows, pdfFileName, pageLabel } from './invoice-document.ts';
import type { DocumentRow, InvoiceDocumentInput } from './invoice-document.types.ts';

const none = { 1: [], 2: [], 3: [] };

function written(rows: readonly DocumentRow[]): string[] {
  return rows.map((row) => [row.label, row.detail, row.value].filter((part) => part).join(' '));
}

function withSeller(seller: Partial<typeof sampleInvoice.seller>): InvoiceDocumentInput {
  return { ...sampleInvoice, seller: { ...sampleInvoice.seller, ...seller } };
}

describe('an End invoice with a deposit', () => {
  const document = buildInvoiceDocument(sampleInvoice);

  it('shows its number, its order and both parties', () => {
    expect(document.title).toBe('Faktura 1249');
    expect(document.subtitle).toBe('Slutfaktura til ordre 2026-0132');
    expect(document.mark).toBe('');
    expect(document.buyer).toEqual({
      label: 'Faktureres til',
      name: 'Holm & Søn ApS',
      lines: ['Att. Kirsten Holm', 'Dæmningen 42, 2.', '7100 Vejle'],
      cvr: 'CVR-nr. 87654354',
    });
    expect(document.seller.lines).toEqual([
      'Havnegade 14',
      '8000 Aarhus C',
      'Tlf. 70 20 14 60, faktura@nordlysevent.dk',
    ]);
    expect(document.footer).toBe(
      'Nordlys Event ApS, Havnegade 14, 8000 Aarhus C, CVR-nr. 12345674',
    );
  });

  it('lists its lines in three groups, each with its sum', () => {
    expect(document.groups.map((group) => [group.title, group.sum, group.lines.length])).toEqual([
      ['Varer', '23.200,00', 5],
      ['Produktgrupper', '15.700,00', 2],
      ['Ydelser', '16.200,00', 3],
    ]);
    expect(document.groups[0]?.lines[1]).toEqual({
      name: 'Klapstol, hvid',
      description: 'leveret og stillet op',
      quantity: '120',
      unit: 'stk.',
      price: '28,00',
      total: '3.360,00',
    });
  });

  it('deducts the deposit and charges its VAT only once', () => {
    expect(written(document.totals.base)).toEqual([
      'Pris uden moms 55.100,00',
      'Moms 25 % af 55.100,00 13.775,00',
    ]);
    expect(written(document.totals.sum)).toEqual([
      'Total med moms 68.875,00',
      'Depositum med moms, faktura 1198 \u221224.000,00',
    ]);
    expect(document.totals.due).toEqual({ label: 'At betale', value: '44.875,00 kr.' });
    expect(document.notes).toHaveLength(1);
    expect(document.notes[0]?.subtitle).toBe('Faktura 1198 af 04-09-2026, betalt 08-09-2026');
    expect(written(document.notes[0]?.rows ?? [])).toEqual([
      'Depositum uden moms 19.200,00',
      'Moms 25 % 4.800,00',
      'Depositum med moms 24.000,00',
    ]);
    expect(document.notes[0]?.text).toMatch(
      /Moms til betaling på denne faktura er 8\.975,00 kr\.$/,
    );
  });

  it('says when, how and how much to pay', () => {
    expect(document.payment).toEqual({
      fields: [
        { label: 'Betales senest', value: '17-11-2026' },
        { label: 'Beløb', value: '44.875,00 kr.' },
        { label: 'Bankoverførsel, Fjordbanken', value: 'Reg.nr. 9876, konto 0012345678' },
        { label: 'IBAN', value: 'DK83 9876 0012 3456 78' },
      ],
      codes: [{ label: 'Betalingskort (FIK)', value: '+71<000000000012492+87654321<' }],
    });
  });
});

describe('an invoice without a deposit', () => {
  const document = buildInvoiceDocument({
    ...sampleInvoice,
    deposit: undefined,
    amountDue: sampleInvoice.total,
  });

  it('has neither a row nor a note for it', () => {
    expect(document.subtitle).toBe('Ordre 2026-0132');
    expect(document.notes).toEqual([]);
    expect(written(document.totals.sum)).toEqual(['Total med moms 68.875,00']);
    expect(document.totals.due?.value).toBe('68.875,00 kr.');
  });
});

describe('a deposit invoice', () => {
  const document = buildInvoiceDocument(sampleDepositInvoice);

  it('asks for net, VAT and gross of the deposit alone', () => {
    expect(document.subtitle).toBe('Faktura på depositum til ordre 2026-0132');
    expect(written([...document.totals.base, ...document.totals.sum])).toEqual([
      'Depositum uden moms 19.200,00',
      'Moms 25 % af 19.200,00 4.800,00',
      'Depositum med moms 24.000,00',
    ]);
    expect(document.totals.due?.value).toBe('24.000,00 kr.');
  });

  it('says what the deposit is for, and that it is deducted later', () => {
    expect(document.groups).toHaveLength(3);
    expect(document.notes[0]?.title).toBe('Depositum til ordre 2026-0132');
    expect(document.notes[0]?.text).toMatch(/Ordrens samlede pris med moms er 68\.875,00 kr\.$/);
  });
});

describe('an invoice without VAT', () => {
  const document = buildInvoiceDocument({
    ...sampleInvoice,
    taxRate: 0,
    tax: 0,
    total: sampleInvoice.price,
    deposit: undefined,
    amountDue: sampleInvoice.price,
  });

  it("shows 'Momfrit erhverv' and the reason", () => {
    expect(written(document.totals.base)).toEqual([
      'Pris 55.100,00',
      'Moms 0 % Momfrit erhverv 0,00',
    ]);
    expect(document.notes).toMatchObject([
      { title: 'Fritaget for moms', text: expect.stringContaining('momslovens § 13, stk. 1') },
    ]);
    expect(document.notes[0]?.text).toContain('ikke beregnet moms');
  });

  it('mentions VAT nowhere else', () => {
    expect(document.columns.price).toBe('Pris');
    expect(written(document.totals.sum)).toEqual(['Total 55.100,00']);
  });

  it('is told by the tax rate, not by a price of zero', () => {
    const free = buildInvoiceDocument({
      ...sampleInvoice,
      groups: none,
      price: 0,
      tax: 0,
      total: 0,
      deposit: undefined,
      amountDue: 0,
    });
    expect(JSON.stringify(free)).not.toContain('Momfrit');
  });
});

describe('missing information is left out', () => {
  it('a delivery date equal to the invoice date, an empty title and empty groups', () => {
    const document = buildInvoiceDocument({
      ...sampleInvoice,
      deliveryDate: sampleInvoice.date,
      orderTitle: '',
      groups: { ...none, 3: sampleGroups[3] },
    });
    expect(document.facts.map((fact) => fact.label)).toEqual(['Fakturadato', 'Betales senest']);
    expect(document.groups.map((group) => group.title)).toEqual(['Ydelser']);
  });

  it('the name of a line that has only a description', () => {
    const line = { name: '', description: 'Opsætning', quantity: 1, price: 100, total: 100 };
    const document = buildInvoiceDocument({ ...sampleInvoice, groups: { ...none, 3: [line] } });
    expect(document.groups[0]?.lines[0]).toMatchObject({ name: 'Opsætning', description: '' });
  });

  it('the column of units when no line has one', () => {
    const lines = sampleGroups[1].map((line) => ({ ...line, unit: undefined }));
    const document = buildInvoiceDocument({ ...sampleInvoice, groups: { ...none, 1: lines } });
    expect(document.columns.unit).toBeUndefined();
    expect(buildInvoiceDocument(sampleInvoice).columns.unit).toBe('Enhed');
  });

  it('the company of a private customer, whose person is the buyer', () => {
    const buyer = { ...sampleInvoice.buyer, company: '', cvr: '' };
    expect(buildInvoiceDocument({ ...sampleInvoice, buyer }).buyer).toMatchObject({
      name: 'Kirsten Holm',
      lines: ['Dæmningen 42, 2.', '7100 Vejle'],
      cvr: '',
    });
  });

  it('a bank account and payment card that the company does not have', () => {
    const document = buildInvoiceDocument(
      withSeller({ accountNumber: '', bankName: '', fikCreditor: undefined }),
    );
    expect(document.payment?.fields.map((field) => field.label)).toEqual([
      'Betales senest',
      'Beløb',
    ]);
    expect(document.payment?.codes).toEqual([]);
  });

  it('a payment card line when the invoice number is not all digits', () => {
    expect(buildInvoiceDocument({ ...sampleInvoice, number: 'A-12' }).payment?.codes).toEqual([]);
  });

  it('the whole of the order when a deposit has no lines', () => {
    const document = buildInvoiceDocument({ ...sampleDepositInvoice, groups: none, total: 0 });
    expect(document.notes[0]?.text).toMatch(/betales én gang\.$/);
  });
});

describe('an invoice in another currency, to another country', () => {
  const document = buildInvoiceDocument({
    ...sampleInvoice,
    currency: 'EUR',
    buyer: { ...sampleInvoice.buyer, country: 'Sverige' },
  });

  it('shows the currency code at the column and at the amount due', () => {
    expect(document.columns.total).toBe('Beløb, EUR');
    expect(document.totals.due?.value).toBe('44.875,00 EUR');
    expect(document.notes[0]?.text).toMatch(/er 8\.975,00 EUR\.$/);
  });

  it('shows both countries, and the IBAN without the payment card', () => {
    expect(document.buyer.lines).toContain('Sverige');
    expect(document.seller.lines).toContain('Danmark');
    expect(document.payment?.codes).toEqual([]);
    expect(document.payment?.fields.at(-1)?.label).toBe('IBAN');
  });
});

describe('a public customer', () => {
  const gln = '5790000001231';
  const buyer = { ...sampleInvoice.buyer, gln, reference: 'Rekvisition 4711' };
  const { facts } = buildInvoiceDocument({ ...sampleInvoice, buyer });

  it('finds its EAN number and its reference in a second row of facts', () => {
    const rows = factRows(facts).map((row) => row.map(({ label, value }) => `${label} ${value}`));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual([`EAN-nr. ${gln}`, 'Deres reference Rekvisition 4711']);
  });
});

describe('no payment is requested', () => {
  it('on a credited invoice, which names its credit note', () => {
    const creditedBy = { number: '3', date: '2026-11-20' };
    const document = buildInvoiceDocument({ ...sampleInvoice, cancelled: true, creditedBy });
    expect(document.notices).toEqual([
      'Fakturaen er krediteret med kreditnota 3 af 20-11-2026 og skal ikke betales.',
    ]);
  });

  it('on a cancelled invoice, which says so and shows no amount to pay', () => {
    const document = buildInvoiceDocument({ ...sampleInvoice, cancelled: true });
    expect(document.mark).toBe('Annulleret');
    expect(document.totals.due).toBeUndefined();
    expect(document.facts.map(({ label }) => label)).not.toContain('Betales senest');
    expect(document.payment).toBeUndefined();
    expect(document.notices).toEqual(['Fakturaen er annulleret og skal ikke betales.']);
  });

  it('when the deposit was more than the price', () => {
    const document = buildInvoiceDocument({ ...sampleInvoice, amountDue: -50_000 });
    expect(document.totals.due).toEqual({ label: 'Til gode', value: '500,00 kr.' });
    expect(document.payment).toBeUndefined();
  });
});

describe('labels', () => {
  it.each([
    ['1249', 'Faktura-1249.pdf'],
    ['D-12', 'Faktura-D-12.pdf'],
    ['2026/14', 'Faktura-2026-14.pdf'],
    ['../1', 'Faktura--1.pdf'],
  ])('invoice %s is saved as %s', (number, file) =>
    expect(pdfFileName('Faktura', number)).toBe(file),
  );

  it('a page is labelled with its number and the number of pages', () =>
    expect(pageLabel(2, 5)).toBe('Side 2 af 5'));
});
