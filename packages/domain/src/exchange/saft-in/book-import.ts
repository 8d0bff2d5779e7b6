import { AppError, badInput } from '../../errors.ts';
import { formatDate } from '../../format.ts';
import { canonicalJson } from '../../ledger/chain.ts';
import { amountOf, type EntryLine, type EntrySource, type NewEntry } from '../../ledger/entry.ts';
import type { ClosedRange } from '../../periods/closed-ranges.ts';
import type { DateText } from '../../dates.ts';
import type { Oere } from '../../money.ts';
import { itemsOf, mostBatchItems } from './import-batch.ts';
import { mostAccounts, type ImportedEntry } from './plan-import.ts';

/** How far the books of another system are taken. */
export interface BookImport {
  /** The beginning of the file's SHA-256. */
  readonly id: string;
  readonly name: string;
  readonly from: DateText;
  readonly to: DateText;
  /** Entries of the file, and their debit sum in øre. */
  readonly entries: number;
  readonly debit: Oere;
  readonly taken: number;
  readonly takenDebit: Oere;
  /** Entries among the taken ones that were posted before, from another file. */
  readonly known: number;
  /** The voucher number of the opening balances; 0 for none. */
  readonly openingVoucher: number;
  /** ISO UTC. */
  readonly startedAt: string;
}

export const isDone = ({ taken, entries }: BookImport) => taken === entries;

/** The id of a file's import: the same file has one. */
export const importIdOf = (file: string) => file.slice(0, 32);

/** Throws conflict for a file that is taken, and while another one is not finished. */
export function assertMayStart(id: string, all: readonly BookImport[]): void {
  const same = all.find((one) => one.id === id);
  if (same !== undefined && isDone(same))
    throw new AppError('conflict', {
      message: `Filen er hentet den ${formatDate(same.startedAt.slice(0, 10))}. Der er ikke hentet noget igen.`,
    });
  const open = all.find((one) => one.id !== id && !isDone(one));
  if (open !== undefined)
    throw new AppError('conflict', {
      message: `${open.name} er ikke hentet færdig. Vælg den fil først.`,
    });
}

/** Throws bad_input for days that are not there yet, and conflict where some of them are closed. */
export function assertDays(
  { from, to }: Pick<BookImport, 'from' | 'to'>,
  closed: readonly ClosedRange[],
  today: DateText,
): void {
  if (from > to) throw badInput({ to: 'Perioden slutter, før den begynder.' });
  if (from > today) throw badInput({ from: 'Datoen er ikke kommet endnu.' });
  const range = closed.find((one) => one.from <= to && from <= one.to);
  if (range !== undefined)
    throw new AppError('conflict', {
      message: `${formatDate(range.from)} – ${formatDate(range.to)} er lukket under Perioder. En ejer skal åbne perioden først.`,
    });
}

/** Throws bad_input at `entries` with the first thing that cannot be posted. */
export function assertBatch(
  { from, to, entries: all, taken }: BookImport,
  entries: readonly ImportedEntry[],
  known: ReadonlySet<number>,
): void {
  const fault =
    taken + entries.length > all
      ? 'Filen har flere bilag, end der var, da den blev vist. Begynd forfra.'
      : itemsOf(entries) > mostBatchItems && entries.length > 1
        ? 'Der er for mange linjer på én gang.'
        : entries.map((entry) => faultOf(entry, { from, to }, known)).find((one) => one !== '');
  if (fault !== undefined) throw badInput({ entries: fault });
}

/** '' for none. */
function faultOf(
  { reference, date, lines }: ImportedEntry,
  { from, to }: Pick<BookImport, 'from' | 'to'>,
  known: ReadonlySet<number>,
): string {
  const name = `Bilag ${reference || '(uden nummer)'}`;
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  if (sum !== 0) return `${name}: debet og kredit stemmer ikke.`;
  if (lines.some(({ amount }) => amount === 0)) return `${name}: en linje har intet beløb.`;
  if (date < from || date > to) return `${name}: datoen ligger uden for filens periode.`;
  const accounts = [...new Set(lines.map(({ account }) => account))];
  if (accounts.length > mostAccounts) return `${name}: der er for mange konti.`;
  const missing = accounts.find((account) => !known.has(account));
  if (missing !== undefined) return `${name}: kontoplanen har ikke konto ${missing}.`;
  return lines.some(isHalfCoded) ? `${name}: momskode og momsens del følges ad.` : '';
}

const isHalfCoded = ({ vatCode, vatPart }: EntryLine) => (vatCode === '') !== (vatPart === '');

/**
 * The entry as it is posted. Its source is what it says, not the file it came from: the same entry of another file is
 * the same.
 */
export function postedOf(
  entry: ImportedEntry,
  by: string,
  digest: (text: string) => string,
): NewEntry {
  const { journal, reference, date, lines, occurrence } = entry;
  const id = digest(canonicalJson([journal, reference, date, lines, occurrence])).slice(0, 26);
  const source: EntrySource = { kind: 'import', id, event: 'posted' };
  const { text } = entry;
  return { date, text, source, by, lines, reverses: 0, reason: '', file: '', fileType: '' };
}

/** The import after a batch. Throws bad_input where the last one does not lead to the sum that was shown. */
export function afterBatch(
  before: BookImport,
  entries: readonly ImportedEntry[],
  known: number,
): BookImport {
  const after = {
    ...before,
    taken: before.taken + entries.length,
    takenDebit: before.takenDebit + entries.reduce((sum, entry) => sum + amountOf(entry), 0),
    known: before.known + known,
  };
  if (isDone(after) && after.takenDebit !== after.debit)
    throw badInput({ entries: 'Bilagene giver en anden sum end den, der blev vist.' });
  return after;
}
