import type { Series } from '@driftig/domain/series';

import { takeTurn, TurnLost, type Turn } from '../core/take-turn.ts';
import type { QueuedSeries, SeriesRepository } from './series.repository.ts';
import type { Write } from '../core/write.ts';

/** Thrown when another writer advanced the series between the read and the write; it is retried. */
export class SeriesChanged extends TurnLost {
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

/** Typed numbers in a row that are skipped; each costs a transaction. */
const maxNumbersInUse = 500;

/**
 * Numbers without gaps or duplicates: the transaction that uses a number also advances the series,
 * on the condition that it has not changed. Writers go in turn (`take-turn.ts`). Throws conflict when
 * all attempts fail.
 */
export function withNextNumber<T>(series: SeriesRepository, use: Use<T>): Promise<T> {
  return takeTurn('series', series, (turn) => tryNumbers(series, turn, use));
}

/** Skips numbers in use because they were typed, as long as the series has not changed. */
async function tryNumbers<T>(
  repository: SeriesRepository,
  { read: { series }, waiter }: Turn<QueuedSeries>,
  use: Use<T>,
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
