import { amountOf, type LedgerEntry } from '@driftig/domain/ledger/entry';

/** An entry as a list shows it: without its lines and its place in the chain. */
export type EntryRow = Pick<
  LedgerEntry,
  'number' | 'date' | 'text' | 'source' | 'by' | 'reverses' | 'file' | 'fileType'
> & { readonly amount: number };

export function toStored(companyId: string, entry: LedgerEntry) {
  const { number, date, text, lines, registeredAt, reason, previous, hash } = entry;
  const { source, by, reverses, file, fileType } = entry;
  const row = { source, by, amount: amountOf(entry), reverses, file, fileType };
  const details = { registeredAt, reason, previous, hash };
  return { companyId, number, date, description: text, row, details, lines };
}

type Stored = Omit<ReturnType<typeof toStored>, 'companyId'>;

/** The entry as it was hashed. */
export function fromStored(stored: Stored): LedgerEntry {
  const { number, date, description: text, details, lines } = stored;
  const { amount: _amount, ...shown } = stored.row;
  return { number, date, text, ...shown, ...details, lines };
}

export function rowOfStored({
  number,
  date,
  description: text,
  row,
}: Pick<Stored, 'number' | 'date' | 'description' | 'row'>): EntryRow {
  return { number, date, text, ...row };
}
