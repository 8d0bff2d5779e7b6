import { addMonths, type DateText } from '@driftig/domain/dates';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import type { NewEntry } from '@driftig/domain/ledger/entry';
import type { Books } from '@driftig/domain/ledger/posting-legs';
import { entriesOfInvoice } from '@driftig/domain/ledger/sales/entries-of-invoice';
import { salesAccountsOf } from '@driftig/domain/ledger/sales/sales-accounts';

import { entriesOfWages, entryOfCost } from './cost-entries.ts';
import { costsOf, wagesOf } from './costs.ts';

interface Period {
  readonly from: DateText;
  readonly to: DateText;
}

interface Making {
  readonly books: Books;
  readonly by: string;
  readonly newId: () => string;
}

/** The entries of invoices and costs in a period, by date, and those that the invoices had before it. */
export function demoEntries(
  invoices: readonly Invoice[],
  { from, to }: Period,
  { books, by, newId }: Making,
): { readonly before: NewEntry[]; readonly entries: NewEntry[] } {
  const { accounts } = salesAccountsOf(books.accounts);
  if (accounts === undefined) throw new Error('The public chart lacks an account for sales');
  const sales = invoices.flatMap((invoice) => entriesOfInvoice(invoice, accounts));
  const costs = monthsOf({ from, to }).flatMap((month) => {
    const net = soldIn(month, sales);
    return [
      ...costsOf(month, net).map((cost) => entryOfCost(cost, newId(), books, by)),
      ...entriesOfWages(wagesOf(month, net), [newId(), newId()], by),
    ];
  });
  return {
    before: sales.filter(({ date }) => date < from),
    entries: [...sales, ...costs]
      .filter(({ date }) => date >= from && date <= to)
      .toSorted((a, b) => a.date.localeCompare(b.date)),
  };
}

function monthsOf({ from, to }: Period): DateText[] {
  const months: DateText[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The highest number of an account for sales. */
const lastSales = 1250;

/** Sales of a month without VAT, in øre. */
const soldIn = (month: DateText, entries: readonly NewEntry[]): number =>
  entries
    .filter(({ date }) => date.startsWith(month.slice(0, 7)))
    .flatMap(({ lines }) => lines)
    .reduce((sum, { account, amount }) => sum - (account <= lastSales ? amount : 0), 0);
