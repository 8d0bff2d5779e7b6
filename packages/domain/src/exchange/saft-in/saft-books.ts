import type { AccountType } from '@driftig/contracts/accounting/account-type';

import type { DateText } from '../../dates.ts';
import type { Oere } from '../../money.ts';

/** An account of the other system; balances in øre and debit above 0. */
export interface SaftAccount {
  readonly id: string;
  readonly name: string;
  /** Its number in the public chart; 0 for none. */
  readonly standardNumber: number;
  /** Undefined where the file does not say it in a way that is known. */
  readonly type: AccountType | undefined;
  readonly opening: Oere;
  readonly closing: Oere;
}

/** The VAT of a line: the code of the other system, the official one, and the amount. */
export interface SaftTax {
  readonly code: string;
  readonly standardCode: string;
  readonly amount: Oere;
}

export interface SaftLine {
  readonly account: string;
  /** Debit above 0, credit below. */
  readonly amount: Oere;
  readonly taxes: readonly SaftTax[];
  /** '' for kroner. */
  readonly currency: string;
  /** Hundredths of the currency, with the sign of the amount. */
  readonly currencyAmount: number;
  /** Kroner for 100 of it, as a decimal text. */
  readonly rate: string;
}

export interface SaftTransaction {
  readonly journal: string;
  readonly id: string;
  readonly date: DateText;
  readonly text: string;
  readonly lines: readonly SaftLine[];
}

/** The books of a SAF-T file. */
export interface SaftBooks {
  readonly company: string;
  readonly cvr: string;
  readonly software: string;
  /** First and last day. */
  readonly from: DateText;
  readonly to: DateText;
  readonly accounts: readonly SaftAccount[];
  readonly transactions: readonly SaftTransaction[];
  /** Sums that the file itself states; undefined where it does not. */
  readonly stated: { readonly debit: Oere | undefined; readonly credit: Oere | undefined };
}

export type SaftFile =
  | { readonly as: 'problem'; readonly text: string; readonly faults?: readonly string[] }
  | { readonly as: 'books'; readonly books: SaftBooks };
