import type { VatCode } from '@driftig/contracts/accounting/account-type';
import type { SourceKind } from '@driftig/contracts/ledger/source-kind';

import type { DateText } from '../dates.ts';

/**
 * The thing and event that an entry was posted from. The same three are posted once, however often the
 * event is delivered.
 */
export interface EntrySource {
  readonly kind: SourceKind;
  /** The id of the draft, receipt or payment, the number of the invoice. */
  readonly id: string;
  /** The event: 'posted', 'issued', 'credited', 'undone'. */
  readonly event: string;
}

/**
 * The part of a line in its VAT: the net amount, VAT that is owed, or VAT that is deducted; '' on a line
 * without a VAT code.
 */
export type VatPart = '' | 'base' | 'output' | 'input';

/** One line of an entry. Fields that say nothing are '' or 0, so that an entry has one form to hash. */
export interface EntryLine {
  /** The number of the account, which is fixed once something is posted to it. */
  readonly account: number;
  /** Øre: debit above 0, credit below. */
  readonly amount: number;
  readonly vatCode: VatCode;
  readonly vatPart: VatPart;
  /** The currency of a document that is not in kroner; '' otherwise. */
  readonly currency: string;
  /** Hundredths of that currency. */
  readonly currencyAmount: number;
  /** Kroner for 100 of it, as a decimal text. */
  readonly rate: string;
}

/** An entry before it has its voucher number and its place in the chain. */
export interface NewEntry {
  /** The transaction date, in Denmark. */
  readonly date: DateText;
  readonly text: string;
  readonly source: EntrySource;
  /** The id of the user, or the name of the job, that registered it. */
  readonly by: string;
  readonly lines: readonly EntryLine[];
  /** The voucher number of the entry that this one reverses; 0 for none. */
  readonly reverses: number;
  /** Why it was reversed; '' otherwise. */
  readonly reason: string;
  /** Name of the voucher's file among the company's files, and its media type; '' without one. */
  readonly file: string;
  readonly fileType: string;
}

/** An entry of the ledger. It is never changed and never deleted. */
export interface LedgerEntry extends NewEntry {
  /** The voucher number: 1, 2, 3 … without gaps in the company. */
  readonly number: number;
  /** When the server registered it, ISO UTC. */
  readonly registeredAt: string;
  /** The hash of the entry before; '' on the first. */
  readonly previous: string;
  readonly hash: string;
}

/** The last entry's number and hash; 0 and '' in an empty ledger. */
export interface LedgerHead {
  readonly number: number;
  readonly hash: string;
}

type Amounts = Pick<EntryLine, 'account' | 'amount'>;

/** A line in kroner. */
export function lineOf(
  { account, amount }: Amounts,
  vat?: { readonly code: VatCode; readonly part: VatPart },
): EntryLine {
  return {
    account,
    amount,
    vatCode: vat?.code ?? '',
    vatPart: vat?.part ?? '',
    currency: '',
    currencyAmount: 0,
    rate: '',
  };
}

/** The key under which a source is posted once. */
export const keyOfSource = ({ kind, id, event }: EntrySource) => `${kind}#${id}#${event}`;

/** The debit sum of an entry, which is its credit sum too. */
export const amountOf = ({ lines }: Pick<NewEntry, 'lines'>) =>
  lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);

/** Throws where debit and credit differ, or an entry has no amount: a mistake in a rule. */
export function assertBalanced({ lines, source }: Pick<NewEntry, 'lines' | 'source'>): void {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const isWhole = lines.every(({ amount }) => Number.isSafeInteger(amount));
  if (sum !== 0 || !isWhole || lines.length < 2)
    throw new Error(`The entry of ${keyOfSource(source)} does not balance`);
}
