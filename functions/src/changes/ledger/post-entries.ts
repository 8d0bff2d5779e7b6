import { createHash } from 'node:crypto';

import type { Change } from '@driftig/data/core/commit';
import { takeTurn, TurnLost } from '@driftig/data/core/take-turn';
import { AlreadyPosted } from '@driftig/data/ledger/ledger.repository';
import type { CompanyData } from '@driftig/data/store';
import { chainEntries } from '@driftig/domain/ledger/chain';
import type { LedgerEntry, NewEntry } from '@driftig/domain/ledger/entry';

interface PostingContext<C extends Change> {
  readonly store: CompanyData & { readonly commit: (change: C) => Promise<void> };
  /** ISO UTC: the registration time. */
  readonly now: string;
}

/** SHA-256 in hexadecimal digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Posts entries in one transaction with the change they belong to, and returns them with their voucher
 * numbers. `changeOf` gets the numbered entries; it may run again when another writer was first. Throws
 * AlreadyPosted where a source is posted.
 */
export function postEntries<C extends Change>(
  { store, now }: PostingContext<C>,
  news: readonly NewEntry[],
  changeOf: (entries: readonly LedgerEntry[]) => C,
): Promise<readonly LedgerEntry[]> {
  return takeTurn('ledger', store.ledger.head, async (turn) => {
    const entries = chainEntries(turn.read, news, { now, digest });
    const change = changeOf(entries);
    await store.commit({
      ...change,
      // First, so that what is posted already is said before what else has changed with it.
      writes: [...store.ledger.append(turn, entries), ...change.writes],
      ...(turn.waiter !== undefined && { onContention: () => new TurnLost() }),
    });
    return entries;
  });
}

/**
 * Posts one entry and returns it with its voucher number; undefined where its source was posted before, as an
 * event may come twice.
 */
export async function postOnce<C extends Change>(
  context: PostingContext<C>,
  entry: NewEntry,
  changeOf: (entries: readonly LedgerEntry[]) => C,
): Promise<LedgerEntry | undefined> {
  try {
    const [posted] = await postEntries(context, [entry], changeOf);
    return posted;
  } catch (error) {
    if (error instanceof AlreadyPosted) return undefined;
    throw error;
  }
}
