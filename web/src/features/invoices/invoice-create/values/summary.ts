import { depositSums } from '@driftig/domain/invoices/deposit';

import { depositRate, followsPaidDeposit, grossOf } from '../deposit/deposit.ts';
import type { InvoiceValues } from './form-values.ts';
import { documentShares, sumsOf, unsureSums } from './lines.ts';

/** The deposit beside the form, in øre. */
export interface DepositSummary {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  /** The rate of its VAT. */
  readonly taxPercent: number;
  /** Whether it is taken off, or asked for. */
  readonly isPaid: boolean;
  /** The VAT in what is to be paid. */
  readonly taxLeft: number;
  /** The invoice that it was paid on. */
  readonly of?: { readonly number: number; readonly date: string };
}

/** The figures beside the form. */
export function summaryOf(values: InvoiceValues, taxPercent: number) {
  const sums = sumsOf(values, taxPercent);
  return {
    sums,
    unsure: unsureSums(values),
    deposit: depositOf(values, sums.tax, taxPercent),
  };
}

function depositOf(
  values: InvoiceValues,
  taxOfLines: number,
  taxPercent: number,
): DepositSummary | undefined {
  const { kind, depositInvoiceNumber: number, depositDate: date } = values;
  const isPaid = followsPaidDeposit(values);
  if (kind !== 'deposit' && !isPaid) return undefined;
  const rate = depositRate(values, taxPercent);
  const shares = isPaid ? undefined : documentShares(values, taxPercent);
  const { price: net, tax, total: gross } = depositSums(grossOf(values), rate, shares);
  const taxLeft = isPaid ? taxOfLines - tax : tax;
  const of = isPaid && number !== null ? { of: { number, date } } : {};
  return { net, tax, gross, taxPercent: rate, isPaid, taxLeft, ...of };
}
