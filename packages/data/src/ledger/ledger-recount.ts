import { partsByCode, sumsByMonth } from '@driftig/domain/ledger/balances';
import type { LedgerEntry } from '@driftig/domain/ledger/entry';

import type { Table } from '../core/client.ts';
import { maxTries, VersionConflict } from '../core/retry-on-conflict.ts';
import { checkOf, putOf, type Write } from '../core/write.ts';
import { wasWritten } from '../core/write-if-unchanged.ts';
import { ledgerEntryEntity, ledgerHeadEntity, ledgerVatLineEntity } from './ledger.entities.ts';
import { fromStored } from './ledger.mapping.ts';
import { haveSameSums, readMonths, replaceMonth } from './ledger.months.ts';

interface Corrected {
  /** Months whose sums were wrong. */
  readonly months: number;
  /** Rows behind the boxes of the VAT return that were missing. */
  readonly vatLines: number;
}

/**
 * Counts the kept sums of a ledger anew from its entries, and makes the rows of VAT codes that entries from
 * before lack. A month is written on the condition that nothing was posted since the entries were
 * read, so it may run twice and while people post. Entries themselves are only read.
 */
export async function recountLedger(table: Table, companyId: string): Promise<Corrected> {
  let months = 0;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const head = await readHead(table, companyId);
    if (head === undefined) return { months: 0, vatLines: 0 };
    const entries = await readEntries(table, companyId, head.number);
    const wrong = await findWrongMonths(table, companyId, entries);
    const written = await inOrder(wrong, (write) => wasWritten(table, [head.unmoved, write]));
    months += written;
    if (written === wrong.length)
      return { months, vatLines: await addVatLines(table, companyId, entries) };
  }
  throw new VersionConflict();
}

/** The last number, and the condition that nothing was posted after it; undefined in an empty ledger. */
async function readHead(table: Table, companyId: string) {
  const read = ledgerHeadEntity(table).get({ companyId });
  const { data } = await read.go({ consistent: true });
  if (data === null || data.number === 0) return undefined;
  const names = { '#hash': 'hash' };
  const values = { ':hash': data.hash };
  const unmoved = checkOf(read, { expression: '#hash = :hash', names, values });
  return { number: data.number, unmoved };
}

async function readEntries(table: Table, companyId: string, last: number): Promise<LedgerEntry[]> {
  const { data } = await ledgerEntryEntity(table)
    .query.main({ companyId })
    .lte({ number: last })
    .go({ pages: 'all', consistent: true });
  return data.map(fromStored);
}

async function findWrongMonths(
  table: Table,
  companyId: string,
  entries: readonly LedgerEntry[],
): Promise<Write[]> {
  const kept = await readMonths(table, companyId, { from: '0000', to: '9999' });
  const known = new Map(kept.map((sums) => [sums.month, sums]));
  return sumsByMonth(entries)
    .filter((sums) => !haveSameSums(sums, known.get(sums.month) ?? { ...sums, entries: 0 }))
    .map((sums) => replaceMonth(table, companyId, sums));
}

/** Returns how many were missing. A row is the same whenever it is written. */
async function addVatLines(
  table: Table,
  companyId: string,
  entries: readonly LedgerEntry[],
): Promise<number> {
  const lines = ledgerVatLineEntity(table);
  const rows = entries.flatMap(({ number, date, text: description, source, lines: own }) =>
    [...partsByCode(own)].map(([code, parts]) => {
      return { companyId, code, date, number, description, row: { ...parts, source } };
    }),
  );
  const known = new Set<string>();
  for (const code of new Set(rows.map((row) => row.code))) {
    const query = lines.query.main({ companyId, code });
    const { data } = await query.go({ pages: 'all', consistent: true });
    for (const { number } of data) known.add(`${code} ${number}`);
  }
  const missing = rows.filter(({ code, number }) => !known.has(`${code} ${number}`));
  return inOrder(missing, (row) => wasWritten(table, [putOf(lines.put(row))]));
}

/** Runs one after the other, and returns how many succeeded. */
async function inOrder<T>(all: readonly T[], run: (one: T) => Promise<boolean>): Promise<number> {
  let done = 0;
  for (const one of all) if (await run(one)) done += 1;
  return done;
}
