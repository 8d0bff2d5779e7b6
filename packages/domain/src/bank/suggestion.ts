import { daysBetween, type DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import type { BankLine } from './bank-line.ts';

/** The facts of a line that decide its match. */
export type MatchedLine = Pick<BankLine, 'date' | 'amount' | 'text' | 'payload'>;

/** An invoice as lines of the bank are matched with it. */
export interface MatchableInvoice {
  readonly number: number;
  /** The buyer's name. */
  readonly name: string;
  /** The amount still to be paid. */
  readonly open: Oere;
  /** Registered money in (above 0) and out (below) that no line of the bank is matched with. */
  readonly payments: readonly {
    readonly id: string;
    readonly date: DateText;
    readonly amount: Oere;
  }[];
}

/** An entry of the ledger that moved the bank's account and that no line is matched with. */
export interface MatchableEntry {
  readonly number: number;
  /** The key of its source. */
  readonly source: string;
  readonly date: DateText;
  /** The change of the account's balance: debit above 0. */
  readonly amount: Oere;
  readonly text: string;
}

export type Suggestion =
  | {
      readonly kind: 'payment';
      readonly invoice: number;
      readonly text: string;
      readonly sure: boolean;
    }
  | {
      readonly kind: 'registered';
      readonly invoice: number;
      readonly paymentId: string;
      readonly text: string;
      readonly sure: boolean;
    }
  | {
      readonly kind: 'entry';
      readonly voucher: number;
      readonly source: string;
      readonly text: string;
      readonly sure: boolean;
    };

export const labelOf = ({ number, name }: MatchableInvoice) =>
  name === '' ? `Faktura ${number}` : `Faktura ${number}, ${name}`;

/** The line is likely, or surely, a payment of the invoice. */
export const paymentOf = (invoice: MatchableInvoice, sure: boolean): Suggestion => ({
  kind: 'payment',
  invoice: invoice.number,
  text: labelOf(invoice),
  sure,
});

/** Days between two dates, whichever is first. */
export const distance = (one: DateText, other: DateText) => Math.abs(daysBetween(one, other));
