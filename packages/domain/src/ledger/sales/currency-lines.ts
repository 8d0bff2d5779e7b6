import type { Invoice } from '../../invoices/invoice.ts';
import { inKroner } from '../../invoices/vat/exchange.ts';
import type { EntryLine } from '../entry.ts';

/** The only currency that the ledger posts without a rate (product B53). */
export const ledgerCurrency = 'DKK';

type Priced = Pick<Invoice, 'currency' | 'exchange'>;

/** An invoice in another currency is posted once it has a rate (product D39). */
export const isPostable = ({ currency, exchange }: Priced): boolean =>
  currency === ledgerCurrency || exchange !== undefined;

/** Lines in the currency of a document as lines in kroner that keep currency, amount and rate. */
export function linesInKroner(
  lines: readonly EntryLine[],
  { currency }: Priced,
  rate: number | undefined,
): readonly EntryLine[] {
  if (rate === undefined) return lines;
  return lines.map((line) => ({
    ...line,
    amount: inKroner(line.amount, rate),
    currency,
    currencyAmount: line.amount,
    rate: String(rate),
  }));
}
