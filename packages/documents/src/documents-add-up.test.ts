import { printableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';
import { depositSums } from '@driftig/domain/invoices/deposit';
import { invoiceSums } from '@driftig/domain/invoices/totals';
import { lineTotal, parseKroner } from '@driftig/domain/money';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { readPdf } from '../../../tests/support/files/read-pdf.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { creditNoteDocumentOf, documentOf } from './printed-invoice.ts';
import type { InvoiceDocument } from './invoice-document.types.ts';

const sample = z.decode(printableInvoice, invoiceSamples.getPrintableInvoice.response);
const amount = '(\u2212?[\\d.]+,\\d\\d)';

async function textOf(document: InvoiceDocument | undefined): Promise<string> {
  if (document === undefined) throw new Error('There is no such document.');
  return (await readPdf(await renderInvoicePdf(document))).map(({ text }) => text).join('\n');
}

/** The amount after a label in the text of a file, in øre. */
function amountAfter(text: string, label: string): number {
  const found = new RegExp(`${label}.*? ${amount}(?: kr\\.)?$`, 'm').exec(text)?.[1];
  const oere = found === undefined ? null : parseKroner(found);
  if (oere === null) throw new Error(`No amount after ${label}`);
  return oere;
}

/** Numbers that are the same in each run, and look random. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

const seeds = Array.from({ length: 12 }, (_, index) => 20_261_123 + index * 7919);

test.each(seeds)(
  'the VAT that the files of a deposit, its End and both credit notes say adds up to the øre (%i)',
  async (seed) => {
    const random = numbers(seed);
    const next = (max: number) => random.next().value % max;
    const taxPercent = [25, 25, 12, 7][next(4)] ?? 25;
    const items = Array.from({ length: 1 + next(6) }, (_, index) => {
      const [price, quantity] = [1 + next(900_000), (1 + next(900)) / 100];
      const unit = 'stk.';
      return { id: `p${index}`, name: `Vare ${index}`, description: 'x', quantity, price, unit };
    }).map((line) => ({ ...line, total: lineTotal(line.price, line.quantity) }));
    const all = invoiceSums(items, taxPercent);
    const gross = 1 + next(all.total);
    const deposit = depositSums(gross, taxPercent);
    const groups = { items, productGroups: [], tasks: [] };
    const credit = { creditNumber: 3, creditDate: '2026-03-20', creditReason: '' };
    const depositInvoice = {
      ...sample,
      ...deposit,
      ...credit,
      taxPercent,
      groups,
      isDeposit: true,
    };
    const end = {
      ...sample,
      ...invoiceSums(items, taxPercent, gross),
      ...credit,
      taxPercent,
      groups,
      number: sample.number + 1,
      depositInvoiceNumber: sample.number,
      depositDate: sample.date,
      depositNet: deposit.price,
      depositTax: deposit.tax,
      depositPrice: gross,
    };

    const texts = {
      deposit: await textOf(documentOf({ ...depositInvoice, creditNumber: undefined })),
      end: await textOf(documentOf({ ...end, creditNumber: undefined })),
      endCredit: await textOf(creditNoteDocumentOf(end)),
      depositCredit: await textOf(creditNoteDocumentOf(depositInvoice)),
    };
    const tax = (text: string) => amountAfter(text, `Moms ${taxPercent} % af`);
    expect(tax(texts.deposit)).toBe(deposit.tax);
    expect(tax(texts.end)).toBe(all.tax);
    // Deposit and End invoice together add up to the sale's VAT and its total.
    const rest = amountAfter(texts.end, 'Moms til betaling på denne faktura er');
    expect(rest + tax(texts.deposit)).toBe(all.tax);
    const due = amountAfter(texts.deposit, 'At betale') + amountAfter(texts.end, 'At betale');
    expect(due).toBe(all.total);
    // The credit notes take all of it back.
    expect(tax(texts.endCredit)).toBe(-all.tax);
    expect(tax(texts.depositCredit)).toBe(-deposit.tax);
    const credited = ['endCredit', 'depositCredit'] as const;
    expect(credited.reduce((sum, name) => sum + amountAfter(texts[name], 'Krediteret'), 0)).toBe(
      -due,
    );
  },
);
