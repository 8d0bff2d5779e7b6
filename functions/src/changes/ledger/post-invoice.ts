import type { Change } from '@driftig/data/core/commit';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import { danishDate } from '@driftig/domain/dates';
import { ledgerSystem } from '@driftig/domain/history/actor-name';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import {
  keyOfSource,
  type EntrySource,
  type LedgerEntry,
  type NewEntry,
} from '@driftig/domain/ledger/entry';
import { reversalOf, reversingEntry } from '@driftig/domain/ledger/reversal';
import { entriesOfInvoice } from '@driftig/domain/ledger/sales/entries-of-invoice';
import { salesAccountsOf, type SalesAccounts } from '@driftig/domain/ledger/sales/sales-accounts';
import type { Account } from '@driftig/domain/accounting/account';

import { markPosted } from './books.ts';
import { postOnce, postOrRetry } from './post-entries.ts';

interface Posting {
  readonly store: CompanyData & { readonly commit: (change: Change) => Promise<void> };
  /** ISO UTC: the registration time. */
  readonly now: string;
}

/** Since when the company's invoices are posted, and to which accounts. */
interface OpenBooks {
  readonly from: string;
  readonly accounts: SalesAccounts;
  readonly chart: readonly Account[];
}

/** A transaction has room for the entries of so many payments. */
const entriesTogether = 10;

/** Undefined while the company does not post its invoices, or its chart lacks an account for them. */
export async function openSalesBooks(store: CompanyData): Promise<OpenBooks | undefined> {
  const books = await store.salesBooks.find();
  if (books === undefined) return undefined;
  const chart = await store.accounts.list();
  const { accounts } = salesAccountsOf(chart);
  return accounts && { from: books.from, accounts, chart };
}

/**
 * Posts all that an invoice's document says and that is not posted yet, and reverses what was posted and is
 * gone from it: `mayBeGone` are the sources that an event says were removed. It reads the invoice as it is now,
 * so events may come twice, late and out of order. Returns how many entries it posted; none while the company
 * does not post its invoices.
 */
export async function postInvoice(
  posting: Posting,
  { number, mayBeGone = [] }: ChangedInvoice,
): Promise<number> {
  const posted = await postMissing(posting, number);
  // Read anew: what was removed while this posted it is found here, or else by the event of its removal.
  const due = await readDue(posting.store, number);
  const left = new Set((due?.entries ?? []).map(({ source }) => keyOfSource(source)));
  // A chart that lost an account meanwhile says nothing about what was just posted.
  const justPosted = due === undefined ? [] : posted.map(({ source }) => source);
  const candidates = [...justPosted, ...mayBeGone];
  const gone = candidates.filter((source) => !left.has(keyOfSource(source)));
  return posted.length + (await reverseAll(posting, gone));
}

interface ChangedInvoice {
  readonly number: number;
  readonly mayBeGone?: readonly EntrySource[];
}

/** The entries of the invoice as it is now; undefined while invoices are not posted. */
async function readDue(store: CompanyData, number: number) {
  const books = await openSalesBooks(store);
  if (books === undefined) return undefined;
  const invoice = await store.invoices.find(number);
  return { chart: books.chart, entries: invoice === undefined ? [] : dueEntries(invoice, books) };
}

const dueEntries = (invoice: Invoice, { from, accounts }: OpenBooks): NewEntry[] =>
  entriesOfInvoice(invoice, accounts).filter(({ date }) => date >= from);

async function postMissing(posting: Posting, number: number) {
  const { store } = posting;
  const all: LedgerEntry[] = [];
  for (;;) {
    // One batch after another: each has its place in the chain after the one before.
    // oxlint-disable-next-line no-await-in-loop
    const posted = await retryOnConflict(async () => {
      const due = await readDue(store, number);
      if (due === undefined) return [];
      const known = await store.ledger.listPosted(due.entries.map(({ source }) => source));
      const missing = due.entries.filter(({ source }) => !known.has(keyOfSource(source)));
      return postTogether(posting, due.chart, missing.slice(0, entriesTogether));
    });
    all.push(...posted);
    if (posted.length < entriesTogether) return all;
  }
}

/** Throws VersionConflict where another delivery of an event posted one of them, or an account changed, meanwhile. */
async function postTogether(
  posting: Posting,
  chart: readonly Account[],
  entries: readonly NewEntry[],
) {
  if (entries.length === 0) return [];
  const moved = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account)));
  const ids = chart.filter(({ number }) => moved.has(number)).map(({ id }) => id);
  const marks = markPosted(posting.store, chart, ids);
  return postOrRetry(posting, entries, (numbered) => changeOf(numbered, marks));
}

async function reverseAll(posting: Posting, sources: readonly EntrySource[]): Promise<number> {
  const { store, now } = posting;
  const posted = await store.ledger.listPosted(sources);
  const reversed = await store.ledger.listPosted(
    [...posted.values()].map((number) => reversalOf(number)),
  );
  let count = 0;
  for (const number of posted.values()) {
    if (reversed.has(keyOfSource(reversalOf(number)))) continue;
    // One after another: each has its place in the chain, and they are few.
    // oxlint-disable-next-line no-await-in-loop
    const entry = await store.ledger.get(number);
    const reason = 'Fortrudt på fakturaen';
    const reversal = reversingEntry(entry, { today: danishDate(now), reason, by: ledgerSystem });
    // oxlint-disable-next-line no-await-in-loop
    const isPosted = await postOnce(posting, reversal, changeOf);
    count += isPosted === undefined ? 0 : 1;
  }
  return count;
}

const changeOf = (entries: readonly LedgerEntry[], writes: readonly Write[] = []): Change => ({
  writes,
  audit: {
    action: entries[0]?.reverses === 0 ? 'ledger.posted' : 'ledger.reversed',
    subject: entries.map(({ number }) => `voucher ${number}`).join(', '),
  },
});
