import { chartVersion } from '@driftig/domain/accounting/public-chart';
import { addDays, yearOf, type DateText } from '@driftig/domain/dates';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import type { LedgerEntry, NewEntry } from '@driftig/domain/ledger/entry';
import { defaultBookYears, periodId, vatPeriods } from '@driftig/domain/periods/period';
import { adoptPublicChart } from '@driftig/functions/accounting/adopt-public-chart';
import { markPosted, readBooks } from '@driftig/functions/changes/ledger/books';
import { postEntries } from '@driftig/functions/changes/ledger/post-entries';
import { startSalesBooks } from '@driftig/functions/ledger/start-sales-books';
import { fileVatPeriod } from '@driftig/functions/periods/file-vat-period';
import { postOpeningBalances } from '@driftig/functions/periods/post-opening-balances';

import { contextOn, noInput } from '../demo-context.ts';
import type { DemoWriter } from '../demo-writer.ts';
import { demoEntries } from './entries.ts';
import { loadBank } from './load-bank.ts';
import { openingBalances } from './opening.ts';
import { postReceipts } from './post-receipts.ts';

/** In the first months of a year, the books begin with the year before. */
const leastDays = 120;

/**
 * Loads the ledger: the public chart, opening balances, invoices and payments of the financial year, costs and
 * wages, the VAT periods that were filed, some posted receipts and the bank's statement.
 */
export async function loadBooks(writer: DemoWriter, today: DateText): Promise<void> {
  const from = `${yearOf(addDays(today, -leastDays))}-01-01`;
  const chart = { ...noInput, body: { chartVersion } } as const;
  await adoptPublicChart({ ...contextOn(writer, from), input: chart });
  await startSalesBooks({ ...contextOn(writer, from), input: { ...noInput, body: { from } } });
  const { store, newId, actor } = contextOn(writer, from);
  const making = { books: await readBooks(store), by: actor.userId, newId };
  const invoices = await allInvoices(writer, today);
  const { before, entries } = demoEntries(invoices, { from, to: today }, making);
  const lines = openingBalances(before);
  const opening = { ...noInput, body: { date: from, lines } };
  await postOpeningBalances({ ...contextOn(writer, from, 1), input: opening });
  const posted = await postAll(writer, entries);
  await postReceipts(writer, today);
  for (const { id, filedOn } of filedPeriods(from, today))
    await fileVatPeriod({
      ...contextOn(writer, filedOn),
      input: { params: { id }, query: undefined, body: { settles: false } },
    });
  await loadBank(writer, today, { posted, opening: lines });
}

async function allInvoices(writer: DemoWriter, today: DateText): Promise<Invoice[]> {
  const { store } = contextOn(writer, today);
  const all: Invoice[] = [];
  for (;;) {
    const page = await store.invoices.listAfter(all.at(-1)?.number ?? 0, pageSize);
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

const pageSize = 100;
/** A transaction has room for so many entries. */
const entriesTogether = 10;

async function postAll(writer: DemoWriter, entries: readonly NewEntry[]): Promise<LedgerEntry[]> {
  const posted: LedgerEntry[] = [];
  const marked = new Set<number>();
  for (let at = 0; at < entries.length; at += entriesTogether)
    posted.push(...(await post(writer, entries.slice(at, at + entriesTogether), marked)));
  return posted;
}

/** Posts entries on the day of the last of them, and marks the accounts that are posted to for the first time. */
async function post(writer: DemoWriter, entries: readonly NewEntry[], marked: Set<number>) {
  const { store, now } = contextOn(writer, entries.at(-1)?.date ?? '');
  const moved = entries.flatMap(({ lines }) => lines.map(({ account }) => account));
  const fresh = new Set(moved.filter((number) => !marked.has(number)));
  const chart = fresh.size === 0 ? [] : await store.accounts.list();
  const ids = chart.filter(({ number }) => fresh.has(number)).map(({ id }) => id);
  for (const number of fresh) marked.add(number);
  return postEntries({ store, now }, entries, (posted) => ({
    writes: markPosted(store, chart, ids),
    audit: {
      action: 'ledger.posted',
      subject: posted.map(({ number }) => `voucher ${number}`).join(', '),
    },
  }));
}

/** Days after the end of a quarter on which its VAT is filed; the law gives two months and a day. */
const filedAfter = 60;

function filedPeriods(from: DateText, today: DateText) {
  const years = [...new Set([yearOf(from), yearOf(today)])];
  return years
    .flatMap((year) => vatPeriods(year, defaultBookYears))
    .map((range) => ({
      id: periodId({ kind: 'vat', ...range }),
      filedOn: addDays(range.to, filedAfter),
    }))
    .filter(({ filedOn }) => filedOn < today);
}
