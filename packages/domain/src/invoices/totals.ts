import { lineTotal, taxOf, type Oere } from '../money.ts';
import type { InvoiceSums } from './invoice.ts';
import { isTaxed } from './vat/vat-code.ts';
import type { CodedLine } from './vat/vat-shares.ts';

export function sumOf(lines: readonly CodedLine[]): Oere {
  return lines.reduce((sum, line) => sum + lineTotal(line.price, line.quantity), 0);
}

/**
 * The sums of an invoice in øre: price is the sum of line totals, tax is the percentage of those with VAT
 * rounded once, and a paid deposit (gross) is subtracted from the total (product D4, D6).
 */
export function invoiceSums(
  lines: readonly CodedLine[],
  taxPercent: number,
  paidDeposit: Oere = 0,
): InvoiceSums {
  const price = sumOf(lines);
  const tax = taxOf(sumOf(lines.filter(({ vatCode }) => isTaxed(vatCode))), taxPercent);
  const total = price + tax;
  return { price, tax, total, amountDue: total - paidDeposit };
}
