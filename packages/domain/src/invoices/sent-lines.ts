import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { lineTotal } from '../money.ts';
import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';

import type { InvoiceLine, InvoiceLines, LineGroup } from './invoice.ts';
import { isTaxed } from './vat/vat-code.ts';

/** The lines of an invoice or an order, as they are sent (product D12). */
export type SentLines = NewInvoice['groups'];

/** Product L8: an item's tax when it was sent without one. */
export const ITEM_TAX_PERCENT = 25;

/** The lines as they are stored, each with its total. */
export function linesOf(groups: SentLines): InvoiceLines {
  return {
    items: groups.items.map((line) => ({ taxPercent: ITEM_TAX_PERCENT, ...toLine(line) })),
    productGroups: groups.productGroups.map(toLine),
    tasks: groups.tasks.map(toLine),
  };
}

/**
 * The lines with their VAT codes as an invoice keeps them: those without one take `code`, and the company's own
 * rate is left out.
 */
export function codedLines(lines: InvoiceLines, code: SaleVatCode): InvoiceLines {
  const coded = ({ vatCode = code, ...line }: InvoiceLine): InvoiceLine =>
    isTaxed(vatCode) ? line : { ...line, vatCode };
  return {
    items: lines.items.map(coded),
    productGroups: lines.productGroups.map(coded),
    tasks: lines.tasks.map(coded),
  };
}

function toLine(line: SentLines[LineGroup][number]): InvoiceLine {
  const taskName = 'taskName' in line ? line.taskName : undefined;
  return {
    name: line.name ?? taskName ?? '',
    description: line.description,
    quantity: line.quantity,
    price: line.price,
    total: lineTotal(line.price, line.quantity),
    unit: line.unit ?? '',
    ...(line.id === undefined ? {} : { id: String(line.id) }),
    ...(line.taxPercent === undefined ? {} : { taxPercent: line.taxPercent }),
    ...(line.vatCode === undefined ? {} : { vatCode: line.vatCode }),
  };
}
