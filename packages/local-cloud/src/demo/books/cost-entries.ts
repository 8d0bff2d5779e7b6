import { lineOf, type NewEntry } from '@driftig/domain/ledger/entry';
import type { Books } from '@driftig/domain/ledger/posting-legs';
import { entryOfVoucher } from '@driftig/domain/ledger/voucher-entry';

import type { DemoCost, DemoWages } from './costs.ts';

/** The bank account's number in the public chart. */
export const bankNumber = 6480;

/** Accounts that wages are posted to, by their numbers in the public chart. */
const wageAccounts = { pay: 2845, pension: 2910, tax: 7920, contribution: 7940 } as const;

/** The entry of a cost that was paid from the bank account, posted as a draft is. */
export function entryOfCost(cost: DemoCost, id: string, books: Books, by: string): NewEntry {
  const { date, text, amount, isTaxed } = cost;
  const voucher = {
    date,
    text,
    amount,
    vat: isTaxed ? Math.round(amount / 5) : 0,
    source: sourceOfDraft(id),
    file: '',
    fileType: '',
    debitId: accountOf(books.accounts, cost.account).id,
    creditId: accountOf(books.accounts, bankNumber).id,
  };
  return entryOfVoucher(voucher, books, by).entry;
}

/** The entries of the wages of a month: paid out, and their tax. */
export function entriesOfWages(wages: DemoWages, ids: readonly string[], by: string): NewEntry[] {
  const { gross, pension, tax, contribution, month, paidOn, taxedOn } = wages;
  const entryOf = (
    date: string,
    text: string,
    id: string,
    moved: readonly (readonly [number, number])[],
  ): NewEntry => ({
    date,
    text,
    source: sourceOfDraft(id),
    by,
    lines: moved.map(([account, amount]) => lineOf({ account, amount })),
    reverses: 0,
    reason: '',
    file: '',
    fileType: '',
  });
  const [first = '', second = ''] = ids;
  return [
    entryOf(paidOn, `Løn ${month}`, first, [
      [wageAccounts.pay, gross],
      [wageAccounts.pension, pension],
      [wageAccounts.tax, -tax],
      [wageAccounts.contribution, -contribution],
      [bankNumber, tax + contribution - gross - pension],
    ]),
    entryOf(taxedOn, `A-skat og AM-bidrag ${month}`, second, [
      [wageAccounts.tax, tax],
      [wageAccounts.contribution, contribution],
      [bankNumber, -tax - contribution],
    ]),
  ];
}

const sourceOfDraft = (id: string) => ({ kind: 'draft', id, event: 'posted' }) as const;

/** Throws where the chart lacks the account. */
export function accountOf<A extends { readonly number: number }>(
  accounts: readonly A[],
  number: number,
): A {
  const account = accounts.find((one) => one.number === number);
  if (account === undefined) throw new Error(`The chart has no account ${number}`);
  return account;
}
