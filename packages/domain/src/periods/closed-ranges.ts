import { addDays, type DateText } from '../dates.ts';
import { AppError } from '../errors.ts';
import { formatDate } from '../format.ts';
import type { EntrySource, NewEntry } from '../ledger/entry.ts';

/** Days that nothing is posted to, the last one included. */
export interface ClosedRange {
  readonly from: DateText;
  readonly to: DateText;
}

/** The same days in as few ranges as possible, the first one first. */
export function mergedRanges(ranges: readonly ClosedRange[]): ClosedRange[] {
  const merged: ClosedRange[] = [];
  for (const range of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last === undefined || range.from > addDays(last.to, 1)) merged.push({ ...range });
    else if (range.to > last.to) merged[merged.length - 1] = { from: last.from, to: range.to };
  }
  return merged;
}

/** The date itself where it is open, otherwise the first open day after it. The ranges are merged. */
export function openDayFrom(closed: readonly ClosedRange[], date: DateText): DateText {
  const range = closed.find(({ from, to }) => from <= date && date <= to);
  return range === undefined ? date : addDays(range.to, 1);
}

/** Kinds of entries that follow a document, which has its date whatever is closed. */
const followDocuments: ReadonlySet<EntrySource['kind']> = new Set([
  'invoice',
  'creditNote',
  'payment',
]);

/**
 * The entry as it may be posted while these days are closed (product B58). One that follows a document is
 * moved to the first open day and says its own date. Closing entries and settlements belong to what they close.
 * Throws conflict for any other in a closed period.
 */
export function inOpenPeriod(entry: NewEntry, closed: readonly ClosedRange[]): NewEntry {
  const { date, source, text } = entry;
  const openDay = openDayFrom(closed, date);
  if (openDay === date || isClosing(source) || isSettlement(source)) return entry;
  if (followDocuments.has(source.kind))
    return {
      ...entry,
      date: openDay,
      text: `${text} (dateret ${formatDate(date)}, lukket periode)`,
    };
  throw new AppError('conflict', { message: closedText(date, openDay) });
}

const closedText = (date: DateText, openDay: DateText) =>
  `${formatDate(date)} ligger i en lukket periode. Brug ${formatDate(openDay)} eller senere, eller bed en ejer åbne perioden.`;

/** The event of an entry that takes a closing entry back. */
export const reopenedEvent = 'reopened';

/** The event of an entry that takes a settlement of VAT back. */
export const unsettledEvent = 'unsettled';

/** Whether a source is the settlement of a period's VAT, or the entry that takes it back. */
export const isSettlement = ({ kind, event }: EntrySource): boolean =>
  kind === 'settlement' || (kind === 'reversal' && event === unsettledEvent);

/** Whether a source is the closing entry of a year, or the one that takes it back. */
export const isClosing = ({ kind, event }: EntrySource): boolean =>
  kind === 'closing' || (kind === 'reversal' && event === reopenedEvent);
