import { lineTotal, taxOf, type Oere } from '../money.ts';
import type { InvoiceSums } from './invoice.ts';

interface PricedLine {
  readonly price: Oere;
  readonly quantity: number;
}

export function sumOf(lines: readonly PricedLine[]): Oere {
  return lines.reduce((sum, line) => sum + lineTotal(line.price, line.quantity), 0);
}

/**
 * The sums of an invoice in øre: price is the sum of line totals, tax is price × percent rounded
 * once, and a paid deposit (gross) is subtracted from the total (product D4, D6).
 */
export function invoiceSums(
  lines: readonly PricedLine[],
  taxPercent: number,
  paidDeposit: Oere = 0,
): InvoiceSums {
  const price = sumOf(lines);
  const tax = taxOf(price, taxPercent);
  const total = price + tax;
  return { price, tax, total, amountDue: total - paidDeposit };
}
