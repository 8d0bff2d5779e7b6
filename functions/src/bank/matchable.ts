import type { CompanyData } from '@driftig/data/store';
import type { Account } from '@driftig/domain/accounting/account';
import { takesPayments } from '@driftig/domain/bank/bank-accounts';
import type { BankLine } from '@driftig/domain/bank/bank-line';
import { nearDates, numbersIn, suggestMatches } from '@driftig/domain/bank/matching';
import type { MatchableEntry, MatchableInvoice, Suggestion } from '@driftig/domain/bank/suggestion';
import { movedBy } from '@driftig/domain/bank/new-match';
import { openEntries, type AccountEntry } from '@driftig/domain/bank/reconciliation';
import { openAmount } from '@driftig/domain/invoices/balance';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { openStatuses } from '@driftig/domain/invoices/status';
import { keyOfSource } from '@driftig/domain/ledger/entry';
import { reversalOf } from '@driftig/domain/ledger/reversal';
import { ledgerCurrency } from '@driftig/domain/ledger/sales/currency-lines';
import { paymentSource } from '@driftig/domain/ledger/sales/entries-of-invoice';

/** Open invoices that are looked through by amount and name, of each status the newest. */
const mostOpen = 200;
/** Invoices that are looked up by the numbers in a page's lines. */
const mostNumbers = 300;
/** Entries on the account that are looked through. */
const mostEntries = 500;

/** Suggestions for an account's open lines, in their order. */
export async function suggestionsOf(
  store: CompanyData,
  { account, chart }: { readonly account: Account; readonly chart: readonly Account[] },
  lines: readonly BankLine[],
): Promise<readonly (Suggestion | undefined)[]> {
  const dates = nearDates(lines);
  if (dates === undefined) return [];
  const [open, named, { entries }] = await Promise.all([
    listOpenInvoices(store),
    listNamedInvoices(store, account.id, lines),
    listAccountEntries(store, account, dates),
  ]);
  const numbers = new Set(named.map(({ number }) => number));
  return suggestMatches(lines, {
    invoices: [...named, ...open.filter(({ number }) => !numbers.has(number))],
    entries: openEntries(entries) satisfies MatchableEntry[],
    takesPayments: takesPayments(chart, account),
  });
}

async function listOpenInvoices({ invoices }: CompanyData): Promise<MatchableInvoice[]> {
  const pages = await Promise.all(
    openStatuses.map((status) => invoices.list({ status, limit: mostOpen })),
  );
  return pages
    .flatMap(({ rows }) => rows)
    .filter(({ currency }) => currency === ledgerCurrency || currency === '')
    .map(({ number, company, name, amountDue, paid, writtenOff }) => ({
      number,
      name: company || name,
      open: amountDue - paid - writtenOff,
      payments: [],
    }));
}

/** The invoices that lines name, with their payments that no line is matched with. */
async function listNamedInvoices(
  { invoices, bank }: CompanyData,
  accountId: string,
  lines: readonly BankLine[],
): Promise<MatchableInvoice[]> {
  const numbers = [...new Set(lines.flatMap(numbersIn))].slice(0, mostNumbers);
  const found = await invoices.listOfNumbers(numbers);
  const named = found.filter(({ currency }) => currency === ledgerCurrency);
  const sources = named.flatMap(({ payments }) => payments.map(({ id }) => sourceOf(id)));
  const claimed = await bank.listClaimed(accountId, sources);
  return named.map((invoice) => matchable(invoice, claimed));
}

const sourceOf = (paymentId: string) => keyOfSource(paymentSource(paymentId));

function matchable(invoice: Invoice, claimed: ReadonlySet<string>): MatchableInvoice {
  const { number, buyer, payments } = invoice;
  return {
    number,
    name: buyer.company || buyer.name,
    open: openAmount(invoice),
    payments: payments
      .filter((one) => movedBy(one) !== 0 && !claimed.has(sourceOf(one.id)))
      .map((one) => ({ id: one.id, date: one.date, amount: movedBy(one) })),
  };
}

interface Dates {
  readonly from: string;
  readonly to: string;
}

/**
 * The newest entries on an account between two dates, each with whether a line is matched with it and what
 * cancels it out. `more` where there are more.
 */
export async function listAccountEntries(
  { ledger, bank }: CompanyData,
  account: Account,
  { from, to }: Dates,
): Promise<{ readonly entries: readonly AccountEntry[]; readonly more: boolean }> {
  const range = { from, to, limit: mostEntries };
  const { rows, cursor } = await ledger.listOfAccount(account.number, range);
  const keys = rows.map(({ source }) => keyOfSource(source));
  const [claimed, reversals] = await Promise.all([
    bank.listClaimed(account.id, keys),
    ledger.listPosted(rows.map(({ number }) => reversalOf(number))),
  ]);
  const entries = rows.map(({ number, date, text, source, debit, credit }) => ({
    number,
    date,
    text,
    source: keyOfSource(source),
    amount: debit - credit,
    isMatched: claimed.has(keyOfSource(source)),
    reverses: source.kind === 'reversal' ? Number(source.id) : 0,
    reversedBy: reversals.get(keyOfSource(reversalOf(number))) ?? 0,
  }));
  return { entries, more: cursor !== undefined };
}
