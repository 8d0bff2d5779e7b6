import type { SourceKind } from '@driftig/contracts/ledger/source-kind';
import type { CompanyData } from '@driftig/data/store';
import { keyOfSource, type EntrySource } from '@driftig/domain/ledger/entry';
import { reversalOf } from '@driftig/domain/ledger/reversal';

import { actorName } from '@driftig/domain/history/actor-name';

interface Row {
  readonly number: number;
  readonly source: EntrySource;
  readonly by: string;
  readonly file: string;
}

type Store = Pick<CompanyData, 'ledger' | 'users'>;

/** Whole entries with those lookups, and with the invoice that each is of. */
export async function withDocuments<R extends Row>(
  store: Store & Pick<CompanyData, 'creditNotes'>,
  rows: readonly R[],
) {
  const notes = rows.filter(({ source }) => source.kind === 'creditNote');
  const [answers, invoices] = await Promise.all([
    withLookups(store, rows),
    store.creditNotes.invoicesOf(notes.map(({ source }) => Number(source.id))),
  ]);
  return answers.map((answer) => ({ ...answer, invoice: invoiceOf(answer, invoices) }));
}

function invoiceOf(
  { sourceKind, sourceId }: { readonly sourceKind: SourceKind; readonly sourceId: string },
  invoices: ReadonlyMap<number, number>,
): number {
  if (sourceKind === 'invoice') return Number(sourceId);
  return sourceKind === 'creditNote' ? (invoices.get(Number(sourceId)) ?? 0) : 0;
}

/** Entries with what is looked up for them: who registered each, and which entry reverses it. */
export async function withLookups<R extends Row>(store: Store, rows: readonly R[]) {
  const [names, reversals] = await Promise.all([
    store.users.namesOf([...new Set(rows.map(({ by }) => by))]),
    store.ledger.listPosted(rows.map(({ number, source }) => reversalOf(number, source.kind))),
  ]);
  return rows.map(({ source, file, ...row }) => ({
    ...row,
    sourceKind: source.kind,
    sourceId: source.id,
    by: actorName(row.by, names),
    reversedBy: reversals.get(keyOfSource(reversalOf(row.number, source.kind))) ?? 0,
    hasFile: file !== '',
  }));
}
