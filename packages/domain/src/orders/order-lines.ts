import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';

import { badInput } from '../errors.ts';
import type { InvoiceLines, InvoiceSums } from '../invoices/invoice.ts';
import { codeFaults, lineFaults, sumFaults } from '../invoices/line-faults.ts';
import { codedLines, linesOf, type SentLines } from '../invoices/sent-lines.ts';
import { invoiceSums, sumOf } from '../invoices/totals.ts';
import { isTaxed, standardVatCode } from '../invoices/vat/vat-code.ts';
import type { Oere } from '../money.ts';

/** The lines of an order as they are stored. */
export interface OrderLines {
  readonly lines: InvoiceLines;
  /** 0 before there were any. */
  readonly version: number;
}

export const noLines: OrderLines = {
  lines: { items: [], productGroups: [], tasks: [] },
  version: 0,
};

interface SentOrderLines {
  readonly groups: SentLines;
  readonly price?: Oere | undefined;
  readonly tax?: Oere | undefined;
  readonly total?: Oere | undefined;
}

/**
 * The lines to store and their sums in øre, checked as on an invoice (product O5, D13, D19). Throws
 * bad_input at each wrong field. An order may have no line at all.
 */
export function newOrderLines(
  { groups, ...sent }: SentOrderLines,
  rate: OrderRate,
): { readonly lines: InvoiceLines; readonly sums: OrderSums } {
  const lines = linesOf(groups);
  const sums = orderLineSums(lines, rate);
  const faults = {
    ...lineFaults(groups),
    ...codeFaults(groups, rate.taxPercent),
    ...sumFaults(sent, sums),
  };
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return { lines, sums };
}

/** The company's percentage, and the VAT code of the order's customer, which lines without one have. */
export interface OrderRate {
  readonly taxPercent: number;
  readonly vatCode: SaleVatCode;
}

interface OrderSums extends InvoiceSums {
  /** The part of the price without VAT, by the codes of its lines. */
  readonly untaxed: Oere;
}

/** Sums of an invoice of these lines at today's prices. */
export function orderLineSums(lines: InvoiceLines, { taxPercent, vatCode }: OrderRate): OrderSums {
  const code = taxPercent === 0 ? standardVatCode : vatCode;
  const coded = Object.values(codedLines(lines, code)).flat();
  const untaxed = sumOf(coded.filter((line) => !isTaxed(line.vatCode)));
  return { ...invoiceSums(coded, taxPercent), untaxed };
}
