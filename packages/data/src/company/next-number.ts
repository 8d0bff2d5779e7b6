import { AppError } from '@driftig/domain/errors';
import type { Series } from '@driftig/domain/series';
import { ulid } from 'ulid';

import { runInSequence } from '../core/run-in-sequence.ts';
import type { QueuedSeries, SeriesRepository } from './series.repository.ts';
import { timeLeftFromNow, type TimeLeft } from '../core/throttling.ts';
import type { Write } from '../core/write.ts';

/** Thrown when another writer advanced the series between the read and the write; it is retried. */
export class SeriesChanged extends Error {
  override readonly name = 'SeriesChanged';
}

/** Thrown when the number is in use because it was typed earlier; the one after it is tried. */
export class NumberInUse extends Error {
  override readonly name = 'NumberInUse';
}

/** One attempt to use the next number. */
export interface NumberAttempt {
  readonly series: Series;
  /** The invoice number to try. */
  readonly number: number;
  /** The write that advances the series; it belongs in the transaction that uses the number. */
  readonly advance: (next: Series) => Write;
  /** When given, the transaction must throw this on contention instead of retrying; see `Change`. */
  readonly onContention?: () => Error;
}

type Use<T> = (attempt: NumberAttempt) => Promise<T>;

const maxAttempts = 100;
/** Typed numbers in a row that are skipped; each costs a transaction. */
const maxNumbersInUse = 500;
/** Milliseconds that a write takes at least. Sleeping longer for each place would miss the turn. */
const shortestWrite = 20;
/** Milliseconds after which the first in the queue is considered dead and removed. */
const abandonedAfter = 1500;
/** Attempts to leave a queue in which the places change; a writer that stays is removed as dead. */
const maxLeaves = 20;

/**
 * Numbers without gaps or duplicates: the transaction that uses a number also advances the series,
 * on the condition that it has not changed (optimistic lock). The first attempt costs one read. When
 * it loses the race, or others are waiting, the writer joins a queue (a fair lock): a list of ids in
 * the series item, whose first writer goes next and leaves the list in the same transaction. So under
 * load each number costs one transaction, however many writers there are. A dead writer is removed by
 * the one behind it. Requests of one process run one at a time. Throws conflict when all attempts fail.
 */
export function withNextNumber<T>(series: SeriesRepository, use: Use<T>): Promise<T> {
  return runInSequence(`series ${series.companyId}`, async () => {
    const read = await series.readQueued();
    if (read.queue.length > 0) return tryInQueue(series, use);
    try {
      return await tryNumbers(series, read, use);
    } catch (error) {
      if (error instanceof SeriesChanged) return tryInQueue(series, use);
      throw error;
    }
  });
}

/** Skips numbers in use because they were typed, as long as the series has not changed. */
async function tryNumbers<T>(
  repository: SeriesRepository,
  { series }: QueuedSeries,
  use: Use<T>,
  waiter?: string,
): Promise<T> {
  const refusal = () => new SeriesChanged();
  const attempt = {
    series,
    advance: (next: Series) => repository.advance(series, next, refusal, waiter),
    ...(waiter === undefined ? { onContention: refusal } : {}),
  };
  for (let number = series.invoice; ; number += 1) {
    try {
      return await use({ ...attempt, number });
    } catch (error) {
      const isLast = number - series.invoice >= maxNumbersInUse;
      if (!(error instanceof NumberInUse) || isLast) throw error;
    }
  }
}

async function tryInQueue<T>(repository: SeriesRepository, use: Use<T>): Promise<T> {
  const waiter = ulid().slice(-10);
  const timeLeft = repository.timeLeft ?? timeLeftFromNow();
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const series = await waitForTurn(repository, waiter, timeLeft);
    try {
      return await tryNumbers(repository, series, use, waiter);
    } catch (error) {
      // Considered dead by another writer, or the settings raised the series: give up the place.
      await repository.leave(waiter, 0);
      if (!(error instanceof SeriesChanged)) throw error;
    }
  }
  throw new AppError('conflict');
}

/**
 * Joins the queue and polls the series until the waiter is the first; seldom from far behind. Leaves
 * the queue when the time is up: the one behind it would wait for a writer whose process has ended.
 */
async function waitForTurn(
  repository: SeriesRepository,
  waiter: string,
  timeLeft: TimeLeft,
): Promise<QueuedSeries> {
  let read = await repository.join(waiter);
  let first = { id: '', since: 0 };
  for (;;) {
    const place = read.queue.indexOf(waiter);
    if (place === 0) return read;
    if (place === -1) return waitForTurn(repository, waiter, timeLeft);
    if (timeLeft() <= 0) {
      await leaveAnyPlace(repository, waiter, read);
      throw new AppError('busy');
    }
    const now = performance.now();
    const [id = ''] = read.queue;
    if (id !== first.id) first = { id, since: now };
    else if (now - first.since > abandonedAfter) await repository.leave(id, 0);
    // The next in the queue polls without a pause: the read itself takes long enough.
    await pause((place - 1) * shortestWrite + 1);
    read = await repository.readQueued();
  }
}

/** The place is read again where others have left meanwhile. */
async function leaveAnyPlace(
  repository: SeriesRepository,
  waiter: string,
  read: QueuedSeries,
): Promise<void> {
  let { queue } = read;
  for (let attempt = 0; attempt < maxLeaves; attempt += 1) {
    const place = queue.indexOf(waiter);
    if (place === -1 || (await repository.leave(waiter, place))) return;
    ({ queue } = await repository.readQueued());
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
