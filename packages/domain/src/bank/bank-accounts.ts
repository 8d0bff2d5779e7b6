import type { Account } from '../accounting/account.ts';
import { AppError } from '../errors.ts';
import { salesAccountsOf } from '../ledger/sales/sales-accounts.ts';

/** Standard numbers of accounts that a bank keeps: the bank account and loans. */
const bankStandards: ReadonlySet<number> = new Set([6480, 7120]);

/** The accounts of the chart that have statements of a bank, by number. */
export const bankAccountsOf = (chart: readonly Account[]): Account[] =>
  chart
    .filter(({ standardNumber }) => bankStandards.has(standardNumber))
    .toSorted((a, b) => a.number - b.number);

/** Throws not_found for an account that there is not, and conflict for one that no bank keeps. */
export function bankAccount(chart: readonly Account[], id: string): Account {
  const account = chart.find((one) => one.id === id);
  if (account === undefined) throw new AppError('not_found');
  if (!bankStandards.has(account.standardNumber))
    throw new AppError('conflict', {
      message:
        'Kontoen er ikke en bankkonto. Vælg standardkonto 6480 Bankkonto på den i Kontoplan.',
    });
  return account;
}

/** Whether payments of invoices are posted to the account. */
export function takesPayments(chart: readonly Account[], { number }: Account): boolean {
  return salesAccountsOf(chart).accounts?.bank === number;
}
