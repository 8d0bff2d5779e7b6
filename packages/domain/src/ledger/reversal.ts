import type { DateText } from '../dates.ts';
import { AppError } from '../errors.ts';
import { reopenedEvent, unsettledEvent } from '../periods/closed-ranges.ts';
import type { EntrySource, LedgerEntry, NewEntry } from './entry.ts';

/** Entries that follow a document of their own are corrected by another document. */
const corrections: Readonly<Partial<Record<EntrySource['kind'], string>>> = {
  invoice: 'Fakturaens postering følger fakturaen. Lav en kreditnota.',
  creditNote: 'Kreditnotaens postering følger kreditnotaen og kan ikke tilbageføres.',
  payment: 'Betalingens postering følger betalingen. Fortryd betalingen på fakturaen.',
  closing: 'Årsafslutningen tilbageføres, når en ejer åbner året under Perioder.',
  settlement: 'Momsafregningen tilbageføres, når en ejer åbner perioden under Perioder.',
  bank: 'Bankens postering følger afstemningen. Fortryd den under Bank.',
  reversal: 'En tilbageførsel kan ikke tilbageføres. Bogfør bilaget igen.',
};

/** Reversals that are dated as what they take back. */
const reversalEvents: Readonly<Partial<Record<EntrySource['kind'], string>>> = {
  closing: reopenedEvent,
  settlement: unsettledEvent,
};

/** The source of the reversal of an entry: its key makes a second one fail, and is the pointer to it. */
export const reversalOf = (number: number, kind?: EntrySource['kind']): EntrySource => ({
  kind: 'reversal',
  id: String(number),
  event: reversalEvents[kind ?? 'draft'] ?? 'reversed',
});

/** How an entry is corrected that cannot be reversed; undefined for one that can. */
export const correctionOf = (kind: EntrySource['kind']): string | undefined => corrections[kind];

/** Throws conflict for an entry that is corrected otherwise. */
export function assertReversible({ source }: Pick<LedgerEntry, 'source'>): void {
  const message = correctionOf(source.kind);
  if (message !== undefined) throw new AppError('conflict', { message });
}

interface Reversing {
  readonly today: DateText;
  readonly by: string;
  readonly reason: string;
}

/** A new entry with today's date and opposite signs (product B2): the two sum to 0 on every account and VAT code. */
export function reversingEntry(entry: LedgerEntry, { today, by, reason }: Reversing): NewEntry {
  return {
    date: today,
    text: `Tilbageførsel af bilag ${entry.number}: ${entry.text}`,
    source: reversalOf(entry.number, entry.source.kind),
    by,
    lines: entry.lines.map((line) => ({
      ...line,
      amount: -line.amount,
      currencyAmount: line.currencyAmount === 0 ? 0 : -line.currencyAmount,
    })),
    reverses: entry.number,
    reason,
    file: '',
    fileType: '',
  };
}
