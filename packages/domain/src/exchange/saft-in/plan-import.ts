import type { DateText } from '../../dates.ts';
import { formatKroner } from '../../format.ts';
import type { Oere } from '../../money.ts';
import type { EntryLine } from '../../ledger/entry.ts';
import { withVatCodes, vatCodeOfTax } from './import-vat.ts';
import type { MappedAccount } from './map-accounts.ts';
import type { SaftBooks, SaftTransaction } from './saft-books.ts';

/** An entry of the other system on own accounts, as it is sent. */
export interface ImportedEntry {
  readonly journal: string;
  /** Its number in the other system. */
  readonly reference: string;
  readonly date: DateText;
  readonly text: string;
  /** Its place among equal entries of the file, from 1. */
  readonly occurrence: number;
  readonly lines: readonly EntryLine[];
}

interface OpeningLine {
  readonly account: number;
  readonly amount: Oere;
}

export interface ImportPlan {
  readonly entries: readonly ImportedEntry[];
  readonly openings: readonly OpeningLine[];
  /** Debit sum of the entries, in øre. */
  readonly debit: Oere;
  /** Transactions without an amount, which are left out. */
  readonly empty: number;
  /** Reasons why nothing can be taken; the first 20. */
  readonly faults: readonly string[];
  /** Differences in the file, which are said and taken as they are. */
  readonly notes: readonly string[];
}

const mostFaults = 20;
/** A transaction has room for the rows of so many accounts. */
export const mostAccounts = 80;

/** All that the file has, on own accounts; `today` is the last day that may be posted to. */
export function planImport(
  books: SaftBooks,
  accounts: readonly MappedAccount[],
  today: DateText,
): ImportPlan {
  const byId = new Map(accounts.map((one) => [one.from.id, one]));
  const faults: string[] = [];
  const entries = counted(books.transactions.flatMap((one) => entryOf(one, byId) ?? []));
  for (const entry of entries) faults.push(...faultsOf(entry, books, today));
  const openings = openingsOf(books, byId);
  const opened = openings.reduce((sum, { amount }) => sum + amount, 0);
  if (opened !== 0) faults.push(`Primosaldi stemmer ikke: forskellen er ${kroner(opened)}.`);
  if (openings.length > mostAccounts)
    faults.push(`Der er primosaldi på ${openings.length} konti. Der kan hentes ${mostAccounts}.`);
  const debit = entries.reduce((sum, entry) => sum + debitOf(entry), 0);
  return {
    entries,
    openings,
    debit,
    empty: books.transactions.length - entries.length,
    faults: faults.slice(0, mostFaults),
    notes: notesOf(books, debit),
  };
}

const kroner = (oere: Oere) => `${formatKroner(oere)} kr.`;

const debitOf = ({ lines }: Pick<ImportedEntry, 'lines'>) =>
  lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);

type Uncounted = Omit<ImportedEntry, 'occurrence'>;

/** Equal entries of a file are all taken: each has its place among them. */
function counted(entries: readonly Uncounted[]): ImportedEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { journal, reference, date, lines } = entry;
    const likeness = JSON.stringify([journal, reference, date, lines]);
    const occurrence = (seen.get(likeness) ?? 0) + 1;
    seen.set(likeness, occurrence);
    return { ...entry, occurrence };
  });
}

/** Undefined for a transaction without an amount. Lines of accounts without an own one are on account 0. */
function entryOf(
  { journal, id, date, text, lines }: SaftTransaction,
  byId: ReadonlyMap<string, MappedAccount>,
): Uncounted | undefined {
  const moved = lines
    .filter(({ amount }) => amount !== 0)
    .map((line) => {
      const account = byId.get(line.account);
      const standardNumber = account?.from.standardNumber ?? 0;
      return { ...line, own: account?.own ?? 0, standardNumber };
    });
  if (moved.length === 0) return undefined;
  return {
    journal: oneLine(journal, 70),
    reference: oneLine(id, 70),
    date,
    text: textOf(text, id),
    lines: withVatCodes(moved).map(({ line, amount, vatCode, vatPart }) => ({
      account: line.own,
      amount,
      vatCode,
      vatPart,
      currency: line.currency,
      currencyAmount: line.currencyAmount,
      rate: line.rate,
    })),
  };
}

/** The text with the number in the other system, on one line of at most 200 characters. */
function textOf(text: string, id: string): string {
  const ending = id === '' ? '' : ` (før: bilag ${oneLine(id, 70)})`;
  return `${oneLine(text, 200 - ending.length)}${ending}`.trim();
}

const oneLine = (text: string, most: number) =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim();

function* faultsOf(
  entry: ImportedEntry,
  { from, to }: SaftBooks,
  today: DateText,
): Generator<string> {
  const name = `Bilag ${entry.reference || '(uden nummer)'}`;
  const sum = entry.lines.reduce((all, { amount }) => all + amount, 0);
  if (sum !== 0) yield `${name}: debet og kredit stemmer ikke. Forskellen er ${kroner(sum)}.`;
  if (entry.date < from || entry.date > to) yield `${name}: datoen ligger uden for filens periode.`;
  if (entry.date > today) yield `${name}: datoen er ikke kommet endnu.`;
  const accounts = new Set(entry.lines.map(({ account }) => account));
  if (accounts.size > mostAccounts)
    yield `${name}: der er ${accounts.size} konti. Et bilag kan have ${mostAccounts}.`;
}

function openingsOf(
  { accounts }: SaftBooks,
  byId: ReadonlyMap<string, MappedAccount>,
): OpeningLine[] {
  const sums = new Map<number, Oere>();
  for (const { id, opening } of accounts) {
    if (opening === 0) continue;
    const own = byId.get(id)?.own ?? 0;
    sums.set(own, (sums.get(own) ?? 0) + opening);
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }));
}

function notesOf(books: SaftBooks, debit: Oere): string[] {
  const notes: string[] = [];
  const { stated } = books;
  if (stated.debit !== undefined && stated.debit !== debit)
    notes.push(
      `Filen siger, at debet er ${kroner(stated.debit)}, men bilagene giver ${kroner(debit)}.`,
    );
  const unequal = unequalAccounts(books);
  if (unequal.length > 0)
    notes.push(`Primo og bilag giver ikke ultimosaldoen på konto ${listed(unequal)}.`);
  const unknown = new Set(
    books.transactions.flatMap(({ lines }) =>
      lines.flatMap(({ taxes }) =>
        taxes.filter((tax) => vatCodeOfTax(tax) === undefined).map(({ code }) => code || '(tom)'),
      ),
    ),
  );
  if (unknown.size > 0)
    notes.push(
      `Momskoderne ${listed([...unknown])} findes ikke her. De bilag kommer uden momskode og tælles ikke med i momsrapporten.`,
    );
  return notes;
}

const listed = (names: readonly string[]) =>
  names.length > 10
    ? `${names.slice(0, 10).join(', ')} og ${names.length - 10} mere`
    : names.join(', ');

/** Accounts whose closing balance is not the opening one and what was posted. */
function unequalAccounts({ accounts, transactions }: SaftBooks): string[] {
  const moved = new Map<string, Oere>();
  for (const { account, amount } of transactions.flatMap(({ lines }) => lines))
    moved.set(account, (moved.get(account) ?? 0) + amount);
  return accounts
    .filter(({ id, opening, closing }) => opening + (moved.get(id) ?? 0) !== closing)
    .map(({ id }) => id);
}
