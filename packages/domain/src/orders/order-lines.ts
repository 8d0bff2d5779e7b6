import { badInput } from '../errors.ts';
import type { InvoiceLines, InvoiceSums } from '../invoices/invoice.ts';
import { lineFaults, sumFaults } from '../invoices/line-faults.ts';
import { linesOf, type SentLines } from '../invoices/sent-lines.ts';
import { invoiceSums } from '../invoices/totals.ts';
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
  taxPercent: number,
): { readonly lines: InvoiceLines; readonly sums: InvoiceSums } {
  const lines = linesOf(groups);
  const sums = orderLineSums(lines, taxPercent);
  const faults = { ...lineFaults(groups), ...sumFaults(sent, sums) };
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return { lines, sums };
}

/** Sums of an invoice of these lines at today's prices. */
export function orderLineSums(lines: InvoiceLines, taxPercent: number): InvoiceSums {
  return invoiceSums(Object.values(lines).flat(), taxPercent);
}
