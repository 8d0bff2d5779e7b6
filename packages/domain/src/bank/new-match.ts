import type { Account } from '../accounting/account.ts';
import type { Books } from '../ledger/posting-legs.ts';
import { AppError, badInput } from '../errors.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { keyOfSource, type LedgerEntry } from '../ledger/entry.ts';
import { sumsByAccount } from '../ledger/balances.ts';
import { ledgerCurrency } from '../ledger/sales/currency-lines.ts';
import { paymentSource } from '../ledger/sales/entries-of-invoice.ts';
import { entryOfVoucher, type VoucherEntry } from '../ledger/voucher-entry.ts';
import { formatKroner } from '../format.ts';
import { bankSource, type BankLine, type BankMatch } from './bank-line.ts';

export type Who = Pick<BankMatch, 'by' | 'at'>;

const conflict = (message: string) => new AppError('conflict', { message });
export const nothing = { invoice: 0, paymentId: '', voucher: 0 };

export const labelOf = ({ number, buyer }: Invoice) => {
  const name = buyer.company || buyer.name;
  return name === '' ? `Faktura ${number}` : `Faktura ${number}, ${name}`;
};

/** Throws conflict for an invoice in another currency: the bank's line is in kroner. */
export function assertKroner({ number, currency }: Invoice): void {
  if (currency !== ledgerCurrency)
    throw conflict(
      `Faktura ${number} er i ${currency} og kan ikke afstemmes med en linje i kroner.`,
    );
}

/** The match of a line whose payment is registered already. Throws conflict where its amount is another. */
export function registeredMatch(
  invoice: Invoice,
  paymentId: string,
  line: BankLine,
  who: Who,
): BankMatch {
  assertKroner(invoice);
  const payment = invoice.payments.find(({ id }) => id === paymentId);
  const moved = payment === undefined ? undefined : movedBy(payment);
  if (moved !== line.amount)
    throw conflict(
      `Der er ingen betaling på ${formatKroner(line.amount)} på faktura ${invoice.number}.`,
    );
  return {
    ...nothing,
    ...who,
    kind: 'registered',
    source: keyOfSource(paymentSource(paymentId)),
    invoice: invoice.number,
    paymentId,
    text: labelOf(invoice),
  };
}

/** Money that a payment moved at the bank: in above 0, out below; 0 for what no bank moved. */
export function movedBy({ kind = 'payment', amount }: Invoice['payments'][number]): number {
  if (kind === 'payment') return amount;
  return kind === 'refund' ? 0 - amount : 0;
}

/** The match of a line that is posted already. Throws conflict where the entry moved another amount. */
export function entryMatch(
  entry: LedgerEntry,
  account: Pick<Account, 'number'>,
  line: BankLine,
  who: Who,
): BankMatch {
  const { debit, credit } = sumsByAccount(entry.lines).get(account.number) ?? {
    debit: 0,
    credit: 0,
  };
  if (debit - credit !== line.amount)
    throw conflict(
      `Bilag ${entry.number} har ikke flyttet ${formatKroner(line.amount)} på konto ${account.number}.`,
    );
  return {
    ...nothing,
    ...who,
    kind: 'entry',
    source: keyOfSource(entry.source),
    voucher: entry.number,
    text: `Bilag ${entry.number}, ${entry.text}`,
  };
}

interface LinePosting {
  /** The id of the account that it is posted to, and the VAT in its amount. */
  readonly accountId: string;
  readonly vat: number;
  readonly text: string;
}

/** The entry of a line on an account that was chosen, with its VAT by that account (product B48). */
export function entryOfLine(
  line: BankLine,
  { accountId, vat, text }: LinePosting,
  books: Books,
  by: string,
): VoucherEntry {
  const amount = Math.abs(line.amount);
  if (vat < 0 || vat > amount) throw badInput({ vat: 'Momsen kan ikke være større end beløbet.' });
  if (accountId === line.accountId)
    throw badInput({ accountId: 'Vælg en anden konto end bankens.' });
  const sides =
    line.amount > 0
      ? { debitId: line.accountId, creditId: accountId }
      : { debitId: accountId, creditId: line.accountId };
  const source = bankSource(line);
  const about = { date: line.date, text: text || line.text || 'Banklinje', file: '', fileType: '' };
  return entryOfVoucher({ ...sides, ...about, amount, vat, source }, books, by);
}

export function postingMatch({ number, text, source }: LedgerEntry, who: Who): BankMatch {
  return {
    ...nothing,
    ...who,
    kind: 'posting',
    source: keyOfSource(source),
    voucher: number,
    text: `Bilag ${number}, ${text}`,
  };
}
