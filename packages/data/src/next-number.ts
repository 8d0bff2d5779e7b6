import { AppError } from '@driftig/domain/errors';
import type { Series } from '@driftig/domain/series';

import { backOff } from './commit.ts';
import { runInSequence } from './run-in-sequence.ts';

/** Thrown when another writer advanced the series between the read and the write: a retry follows. */
export class SeriesChanged extends Error {
  override readonly name = 'SeriesChanged';
}

/** Thrown when the number is in use because it was typed earlier: the one after it is tried. */
export class NumberInUse extends Error {
  override readonly name = 'NumberInUse';
}

const maxAttempts = 100;
/** Typed numbers in a row that are skipped; each costs a transaction. */
const maxNumbersInUse = 500;

interface NumberedWrite<T> {
  readonly companyId: string;
  readonly readSeries: () => Promise<Series>;
  /** Writes with the given number, and advances the series that was read. */
  readonly use: (series: Series, invoiceNumber: number) => Promise<T>;
}

/**
 * Numbers without gaps or duplicates, by an optimistic lock: the series is read, the change that
 * uses its number also advances it under the condition that nobody else has, and the loser of a race
 * tries again. Requests of the same process are queued. Throws conflict when all attempts fail.
 */
export function withNextNumber<T>(write: NumberedWrite<T>): Promise<T> {
  return runInSequence(`series ${write.companyId}`, () => tryNumbers(write));
}

async function tryNumbers<T>({ readSeries, use }: NumberedWrite<T>): Promise<T> {
  let used = 0;
  let late = 0;
  while (late < maxAttempts) {
    const series = await readSeries();
    const number = Math.max(series.invoice, used + 1);
    try {
      return await use(series, number);
    } catch (error) {
      if (error instanceof NumberInUse && number - series.invoice < maxNumbersInUse) used = number;
      else if (error instanceof SeriesChanged) {
        late += 1;
        await backOff(Math.min(late, 4));
      } else throw error;
    }
  }
  throw new AppError('conflict');
}
