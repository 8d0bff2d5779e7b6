import { largestNumber } from '@driftig/contracts/wire-numbers';

import { badInput } from '../errors.ts';

/** The next free number of each series of a company. */
export interface Series {
  readonly invoice: number;
  readonly order: number;
}

/** Throws bad_input at `number` when the next of a series has more than nine digits. */
export function checkNumber(number: number, series: keyof Series): void {
  if (number <= largestNumber) return;
  const numbers = series === 'invoice' ? 'Fakturanumrene' : 'Ordrenumrene';
  throw badInput({ number: `${numbers} er brugt op: de har højst 9 cifre. Kontakt Driftig.` });
}

interface Used {
  readonly invoice: number;
  /** Undefined: no order came with the invoice. */
  readonly order: number | undefined;
  /** A number written by hand moves the series only where it is the next one anyway. */
  readonly typed: boolean;
}

/** The series after an invoice (and the order it may bring) took its numbers. */
export function seriesAfter(series: Series, { invoice, order, typed }: Used): Series {
  return {
    invoice: typed && invoice !== series.invoice ? series.invoice : invoice + 1,
    order: order === undefined ? series.order : order + 1,
  };
}
