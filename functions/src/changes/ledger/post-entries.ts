import { createHash } from 'node:crypto';

import type { Change } from '@driftig/data/core/commit';
import { VersionConflict } from '@driftig/data/core/retry-on-conflict';
import { takeTurn, TurnLost } from '@driftig/data/core/take-turn';
import { AlreadyPosted, type QueuedHead } from '@driftig/data/ledger/ledger.repository';
import type { CompanyData } from '@driftig/data/store';
import { chainEntries } from '@driftig/domain/ledger/chain';
import type { LedgerEntry, NewEntry } from '@driftig/domain/ledger/entry';
import { inOpenPeriod, type ClosedRange } from '@driftig/domain/periods/closed-ranges';

interface PostingContext<C extends Change> {
  readonly store: CompanyData & { readonly commit: (change: C) => Promise<void> };
  /** ISO UTC: the registration time. */
  readonly now: string;
}

/** SHA-256 in hexadecimal digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The entries that a turn at the ledger posts, and the days that are closed from then on. */
interface Decision<C> {
  readonly news: readonly NewEntry[];
  readonly closed?: readonly ClosedRange[];
  /** The change that the entries belong to. */
  readonly changeOf: (entries: readonly LedgerEntry[]) => C;
}

/**
 * Takes a turn at the ledger: `decide` reads what it depends on, and the commit fails where another writer has
 * posted or closed a period since. It may run again then. Posts nothing to a closed period (product B58).
 */
export function postInTurn<C extends Change>(
  { store, now }: PostingContext<C>,
  decide: (head: Pick<QueuedHead, 'closed'>) => Promise<Decision<C>> | Decision<C>,
): Promise<readonly LedgerEntry[]> {
  return takeTurn('ledger', store.ledger.head, async (turn) => {
    const { news, closed, changeOf } = await decide(turn.read);
    const open = news.map((entry) => inOpenPeriod(entry, turn.read.closed));
    const entries = chainEntries(turn.read, open, { now, digest });
    const change = changeOf(entries);
    await store.commit({
      ...change,
      // First, so that what is posted already is said before what else has changed with it.
      writes: [...store.ledger.append(turn, entries, closed), ...change.writes],
      ...(turn.waiter !== undefined && { onContention: () => new TurnLost() }),
    });
    return entries;
  });
}

/**
 * Posts entries in one transaction with the change they belong to, and returns them with their voucher
 * numbers. `changeOf` gets the numbered entries; it may run again when another writer was first. Throws
 * AlreadyPosted where a source is posted, and conflict for a date in a closed period.
 */
export const postEntries = <C extends Change>(
  context: PostingContext<C>,
  news: readonly NewEntry[],
  changeOf: (entries: readonly LedgerEntry[]) => C,
): Promise<readonly LedgerEntry[]> => postInTurn(context, () => ({ news, changeOf }));

/**
 * As `postEntries`, for a change that decides anew what to post where another writer posted some of it meanwhile:
 * throws VersionConflict, on which `retryOnConflict` runs it again.
 */
export async function postOrRetry<C extends Change>(
  context: PostingContext<C>,
  news: readonly NewEntry[],
  changeOf: (entries: readonly LedgerEntry[]) => C,
): Promise<readonly LedgerEntry[]> {
  try {
    return await postEntries(context, news, changeOf);
  } catch (error) {
    if (error instanceof AlreadyPosted) throw new VersionConflict();
    throw error;
  }
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
