import { AppError } from '@driftig/domain/errors';
import type { Series } from '@driftig/domain/series';
import { ulid } from 'ulid';

import { runInSequence } from './run-in-sequence.ts';
import type { QueuedSeries, SeriesRepository } from './series.repository.ts';
import type { Write } from './write.ts';

/** Thrown when another writer moved the series between the read and the write; it is tried again. */
export class SeriesChanged extends Error {
  override readonly name = 'SeriesChanged';
}

/** The next number of the series was already used, typed by hand; the one after it is tried. */
export class NumberInUse extends Error {
  override readonly name = 'NumberInUse';
}

/** One try to use the next number. */
export interface NumberAttempt {
  readonly series: Series;
  /** The invoice number to try. */
  readonly number: number;
  /** The write that moves the series on; it belongs into the transaction that uses the number. */
  readonly advance: (next: Series) => Write;
  /** What a transaction that meets another one is refused with, instead of being tried again. */
  readonly onContention?: () => Error;
}

type Use<T> = (draw: NumberAttempt) => Promise<T>;

const maxAttempts = 100;
/** Typed numbers in a row that are stepped over, one transaction each. */
const maxNumbersInUse = 500;
/** Milliseconds that one writer takes, about: whoever is third in the queue need not look sooner. */
const writeTime = 15;
/** Milliseconds after which the first in the queue is taken for dead, and skipped. */
const abandonedAfter = 1500;

/**
 * Draws numbers without gap or duplicate: the change that uses a number also moves the series on, on
 * the condition that nobody did meanwhile. The first try costs one read. Where it is lost, or others
 * wait already, writers queue: their ids stand in a list on the series item (a fair lock), the first
 * of them draws, and leaves the list in the same transaction. So under load each number costs one
 * transaction, whatever the number of writers. A writer that died is skipped by the one behind it.
 * Requests of one process go one after another. Throws conflict when it never wins.
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

/** Steps over numbers that were typed by hand, as long as the series itself stands still. */
async function tryNumbers<T>(
  repository: SeriesRepository,
  { series }: QueuedSeries,
  use: Use<T>,
  waiter?: string,
): Promise<T> {
  const refusal = () => new SeriesChanged();
  const draw = {
    series,
    advance: (next: Series) => repository.advance(series, next, refusal, waiter),
    ...(waiter === undefined ? { onContention: refusal } : {}),
  };
  for (let number = series.invoice; ; number += 1) {
    try {
      return await use({ ...draw, number });
    } catch (error) {
      const isLast = number - series.invoice >= maxNumbersInUse;
      if (!(error instanceof NumberInUse) || isLast) throw error;
    }
  }
}

async function tryInQueue<T>(repository: SeriesRepository, use: Use<T>): Promise<T> {
  const waiter = ulid().slice(-10);
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const series = await waitForTurn(repository, waiter, await repository.join(waiter));
    try {
      return await tryNumbers(repository, series, use, waiter);
    } catch (error) {
      // Taken for dead, or a number was typed into the settings: the place may be somebody else's.
      await repository.leave(waiter, 0);
      if (!(error instanceof SeriesChanged)) throw error;
    }
  }
  throw new AppError('conflict');
}

/** Polls the series until the waiter is the first in its queue. */
async function waitForTurn(
  repository: SeriesRepository,
  waiter: string,
  joined: QueuedSeries,
): Promise<QueuedSeries> {
  let read = joined;
  let first = { id: '', since: 0 };
  for (;;) {
    const place = read.queue.indexOf(waiter);
    if (place === 0) return read;
    if (place === -1) return waitForTurn(repository, waiter, await repository.join(waiter));
    const [id = ''] = read.queue;
    if (id !== first.id) first = { id, since: performance.now() };
    else if (performance.now() - first.since > abandonedAfter) await repository.leave(id, 0);
    // The next in line looks at once: each look takes as long as the table is away.
    await pause(Math.max(place - 1, 0) * writeTime + 1);
    read = await repository.readQueued();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
