import { AppError } from '../errors.ts';
import type { EntrySource } from '../ledger/entry.ts';
import type { StatementLine } from './statement-line.ts';

/**
 * The match of a bank line: a payment that it registered on an invoice, an entry that it posted,
 * or what was there already. `source` is the key of the entry in the ledger, by which each is matched once.
 */
export interface BankMatch {
  readonly kind: 'payment' | 'posting' | 'registered' | 'entry';
  readonly source: string;
  /** The number of the invoice; 0 for none. */
  readonly invoice: number;
  /** The id of the payment on the invoice; '' for none. */
  readonly paymentId: string;
  /** The other payments of a line that pays several invoices. */
  readonly more?: readonly MatchedPayment[] | undefined;
  /** The voucher number; 0 where the entry follows the invoice. */
  readonly voucher: number;
  /** The name of what it is matched with, as it was then. */
  readonly text: string;
  /** The id of the user who matched it, and the time in ISO UTC. */
  readonly by: string;
  readonly at: string;
}

/** A payment that a line registered on an invoice. */
type MatchedPayment = Pick<BankMatch, 'source' | 'invoice' | 'paymentId'>;

/** All payments of a match, the first one first. */
export const paymentsOf = ({ source, invoice, paymentId, more = [] }: BankMatch) => [
  { source, invoice, paymentId },
  ...more,
];

/** A line of the statement of one of the company's bank accounts. */
export interface BankLine extends StatementLine {
  readonly id: string;
  /** The id of the account in the chart. */
  readonly accountId: string;
  readonly match?: BankMatch | undefined;
  readonly version: number;
}

/** Another person was first. Nothing was changed. */
export const lineTaken = 'Linjen er afstemt i mellemtiden. Listen er hentet igen.';

/** Throws conflict for a line that is matched. */
export function assertOpen({ match }: BankLine): void {
  if (match !== undefined) throw new AppError('conflict', { message: lineTaken });
}

/** Throws conflict for a line that is not matched. */
export function matchOf({ match }: BankLine): BankMatch {
  if (match === undefined)
    throw new AppError('conflict', { message: 'Linjen er ikke afstemt. Listen er hentet igen.' });
  return match;
}

/** The source of what a line posts; another after each undo. */
export const bankSource = ({ id, version }: BankLine): EntrySource => ({
  kind: 'bank',
  id,
  event: `posted.${version}`,
});
