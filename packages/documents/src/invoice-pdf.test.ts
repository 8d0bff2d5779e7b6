import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/support/files/read-pdf.ts';
import type { PdfPage } from '../../../tests/support/files/read-pdf.ts';
import {
  sampleDepositInvoice,
  sampleGroups,
  sampleInvoice,
  sampleOrder,
} from './invoice-document.samples.ts';
import { buildInvoiceDocument } from './invoice-document.ts';
import type { InvoiceDocumentInput, InvoiceLine } from './invoice-document.types.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';

const none = { 1: [], 2: [], 3: [] };

/** A JPEG of one pixel. */
const dot =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmB' +
  'anGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSk' +
  'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAA' +
  'AAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAA' +
  'AAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJ4AYD//2Q==';

function render(input: InvoiceDocumentInput): Promise<Uint8Array> {
  return renderInvoicePdf(buildInvoiceDocument(input));
}

async function read(input: InvoiceDocumentInput): Promise<PdfPage[]> {
  return readPdf(await render(input));
}

async function textOf(input: InvoiceDocumentInput): Promise<string> {
  return (await read(input)).map((page) => page.text).join('\n');
}

function manyLines(count: number): InvoiceLine[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Lygte nr. ${index + 1}`,
    description: 'med stage',
    quantity: 1,
    unit: 'stk.',
    price: 10_000,
    total: 10_000,
  }));
}

/** A4, and no text in its outer millimetre. */
function expectInsideSheet(page: PdfPage): void {
  expect([page.width, page.height].map(Math.round)).toEqual([210, 297]);
  for (const { x, y } of page.pieces) {
    expect(x).toBeGreaterThanOrEqual(1);
    expect(x).toBeLessThanOrEqual(209);
    expect(y).toBeGreaterThanOrEqual(1);
    expect(y).toBeLessThanOrEqual(296);
  }
}

describe('the text of an invoice', () => {
  it.each([
    ['date of issue', '12-11-2026'],
    ['number', 'Faktura 1249'],
    ["seller's CVR number", 'CVR-nr. 12345674'],
    ["seller's name", 'Nordlys Event ApS'],
    ["seller's address", '8000 Aarhus C'],
    ["buyer's name", 'Holm & Søn ApS'],
    ["buyer's address", 'Dæmningen 42, 2.'],
    ["buyer's CVR number", 'CVR-nr. 87654354'],
    ['quantity and kind', 'Klapstol, hvid, leveret og stillet op 120 stk. 28,00 3.360,00'],
    ['date of delivery', '07-11-2026'],
    ['VAT base and rate', 'Moms 25 % af 55.100,00 13.775,00'],
    ['unit price without VAT', 'Pris uden moms'],
    ['deposit', 'Faktura 1198 af 04-09-2026, betalt 08-09-2026'],
    ['deposit taken off', '\u221224.000,00'],
    ['amount due', '44.875,00 kr.'],
    ['date of payment', '17-11-2026'],
    ['payment card', '+71<000000000012492+87654321<'],
    ['Danish letters', 'Opsætning og nedtagning, fire personer à fem timer'],
  ])('contains %s as searchable text', async (_, text) => {
    expect(await textOf(sampleInvoice)).toContain(text);
  });

  it('fits one page of A4, inside the outer millimetre', async () => {
    const pages = await read(sampleInvoice);
    expect(pages).toHaveLength(1);
    for (const page of pages) expectInsideSheet(page);
    expect(pages[0]?.text).toContain('Side 1 af 1');
  });

  it('for a deposit asks for the deposit', async () => {
    const text = await textOf(sampleDepositInvoice);
    expect(text).toContain('Moms 25 % af 19.200,00 4.800,00');
    expect(text).toContain('24.000,00 kr.');
  });

  it('without VAT says why', async () => {
    const free = { ...sampleInvoice, taxRate: 0, tax: 0, deposit: undefined };
    expect(await textOf(free)).toContain('Momfrit erhverv');
  });

  it('for a cancelled invoice says so and asks for nothing', async () => {
    const text = await textOf({ ...sampleInvoice, cancelled: true });
    expect(text).toContain('Annulleret');
    for (const asked of ['+71<', 'At betale', 'Betales senest', '44.875,00'])
      expect(text).not.toContain(asked);
  });

  it('says when the order was and what it was', async () => {
    const text = await textOf({ ...sampleInvoice, ...sampleOrder });
    expect(text).toContain('Ordre 2026-0132');
    expect(text).toContain('06-11-2026 kl. 12:00 – 07-11-2026 kl. 02:00');
    expect(text).toContain('Nedtagning søndag formiddag.');
  });

  it.each([
    ['words', 'Scene, lyd og lys til 120 gæster. '.repeat(117).trim()],
    ['line breaks', `${'x\n'.repeat(1990)}til sidst`],
  ])(
    'with a description of 4,000 characters, %s, continues on more pages',
    async (_, orderDescription) => {
      const pages = await read({ ...sampleInvoice, ...sampleOrder, orderDescription });
      for (const page of pages) expectInsideSheet(page);
      const text = pages.map((page) => page.text).join(' ');
      expect(text).toContain(orderDescription.trim().slice(-9));
      expect(text).toContain('Klapstol, hvid');
      expect(pages.length).toBeLessThan(90);
    },
  );

  it('without lines has no empty table', async () => {
    expect(await textOf({ ...sampleDepositInvoice, groups: none })).not.toContain('Beskrivelse');
  });
});

describe('an invoice of 200 lines', () => {
  const input = { ...sampleInvoice, groups: { ...sampleGroups, 1: manyLines(200) } };

  it('shows every line once, in order, over numbered pages with the heading repeated', async () => {
    const pages = await read(input);
    expect(pages.length).toBeGreaterThan(4);
    const numbers = pages.flatMap((page) =>
      [...page.text.matchAll(/Lygte nr\. (\d+),/g)].map((match) => Number(match[1])),
    );
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    const withLines = pages.filter((page) => page.text.includes('Lygte nr.'));
    for (const page of withLines) expect(page.text).toContain('Beskrivelse Antal Enhed');
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Side ${index + 1} af ${pages.length}`);
      expect(page.text).toContain('Faktura 1249');
      expectInsideSheet(page);
    }
  });
});

describe('totals and payment', () => {
  it('are on one page together, above its footer, for any number of lines', async () => {
    for (let count = 1; count <= 35; count += 1) {
      const pages = await read({ ...sampleInvoice, groups: { ...none, 1: manyLines(count) } });
      const last = pages.at(-1)?.text ?? '';
      const parts = ['Pris uden moms 55.100,00', 'Modregnet depositum', 'At betale', '+71<'];
      for (const part of [...parts, 'rykkergebyr']) expect(last).toContain(part);
      for (const page of pages.slice(0, -1)) expect(page.text).not.toContain('Moms 25 %');
      const feet = pages.flatMap((page) => page.pieces.filter((piece) => piece.y > 279));
      expect(feet).toHaveLength(2 * pages.length);
    }
  });
});

describe('long texts', () => {
  const words = 'Specialbygget scenetelt med gulv og bagtæppe. ';

  it('are wrapped and complete', async () => {
    const line = { ...manyLines(1)[0], name: 'Telt', description: words.repeat(120) };
    const groups = { ...none, 3: [{ quantity: 1, price: 1, total: 1, ...line }] };
    const pages = await read({ ...sampleInvoice, orderTitle: words.repeat(3), groups });
    const text = pages.map((page) => page.text).join('\n');
    expect(text.match(/Specialbygget/g)).toHaveLength(123);
    for (const page of pages) expectInsideSheet(page);
  });

  it('with one long word are cut into lines within their column', async () => {
    const [line] = manyLines(1);
    const groups = { ...none, 1: line ? [{ ...line, name: 'W'.repeat(300) }] : [] };
    const [page] = await read({ ...sampleInvoice, groups });
    const rows = page?.pieces.filter((piece) => /^W+,?$/.test(piece.text)) ?? [];
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.reduce((sum, row) => sum + row.text.replace(',', '').length, 0)).toBe(300);
  });

  it('and large amounts do not overlap', async () => {
    const huge = { ...manyLines(1)[0], name: 'Hal', quantity: 1_234_567.125, unit: 'kubikmeter' };
    const line = { description: '', ...huge, price: 123_456_789_012, total: 987_654_321_098 };
    const [page] = await read({ ...sampleInvoice, groups: { ...none, 1: [line] } });
    const left = (text: string): number =>
      page?.pieces.find((piece) => piece.text === text)?.x ?? 0;
    expect(left('kubikmeter') - left('1.234.567,125')).toBeGreaterThan(15);
    expect(left('1.234.567.890,12') - left('kubikmeter')).toBeGreaterThan(15);
    expect(left('9.876.543.210,98') - left('1.234.567.890,12')).toBeGreaterThan(20);
  });
});

describe('a logo', () => {
  const jpeg = Uint8Array.from(Buffer.from(dot, 'base64'));
  const document = buildInvoiceDocument(sampleInvoice);
  const brandOf = async (width: number, height: number): Promise<number | undefined> => {
    const [page] = await readPdf(
      await renderInvoicePdf(document, { logo: { jpeg, width, height } }),
    );
    return page?.pieces.find((piece) => piece.y < 30 && piece.text === 'Nordlys Event ApS')?.x;
  };

  it('is before the name, or replaces it when it is wide', async () => {
    expect(await brandOf(400, 400)).toBeGreaterThan(25);
    expect(await brandOf(1200, 400)).toBeUndefined();
  });

  it('is embedded as a JPEG', async () => {
    const file = Buffer.from(
      await renderInvoicePdf(document, { logo: { jpeg, width: 1, height: 1 } }),
    );
    expect(file.includes(Buffer.from(jpeg))).toBe(true);
  });
});

describe('the file', () => {
  it('has the same bytes for the same invoice, and others for another', async () => {
    expect(await render(sampleInvoice)).toEqual(await render(sampleInvoice));
    expect(await render(sampleInvoice)).not.toEqual(
      await render({ ...sampleInvoice, number: '1250' }),
    );
  });

  it('is small enough to mail', async () => {
    expect((await render(sampleInvoice)).length).toBeLessThan(60_000);
  });

  it.each(['', '2055-01-01'])('can be made with the invoice date "%s"', async (date) => {
    await expect(render({ ...sampleInvoice, date })).resolves.toBeInstanceOf(Uint8Array);
  });
});

it('keeps names in other scripts', async () => {
  const buyer = { ...sampleInvoice.buyer, company: 'شركة' };
  const [page] = await read({ ...sampleInvoice, buyer, orderTitle: 'Fest for Ґалаґан' });
  expect(page?.text).toContain('شركة');
  expect(page?.text.replaceAll(' ', '')).toContain('FestforҐалаґан');
});
