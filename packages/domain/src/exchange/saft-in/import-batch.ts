import { mostBatchEntries } from '@driftig/contracts/exchange/imports';

import { sumsByAccount, partsByCode } from '../../ledger/balances.ts';
import type { ImportedEntry } from './plan-import.ts';

/** Items that entries of one transaction may write, beside the head, the import and its audit record. */
export const mostBatchItems = 88;

type Weighed = Pick<ImportedEntry, 'date' | 'lines'>;

/** Items that entries are stored as: themselves, their sources, the rows of accounts and VAT codes, and their months. */
export function itemsOf(entries: readonly Weighed[]): number {
  const months = new Set(entries.map(({ date }) => date.slice(0, 7)));
  const rows = entries.map(({ lines }) => 2 + sumsByAccount(lines).size + partsByCode(lines).size);
  return months.size + rows.reduce((sum, count) => sum + count, 0);
}

/** How many of the entries from one on are sent together: at least one. */
export function batchSize(entries: readonly Weighed[], from: number): number {
  let size = 1;
  while (
    size < mostBatchEntries &&
    from + size < entries.length &&
    itemsOf(entries.slice(from, from + size + 1)) <= mostBatchItems
  )
    size += 1;
  return size;
}
