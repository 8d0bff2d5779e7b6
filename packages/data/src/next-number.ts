import { AppError } from '@driftig/domain/errors';
import type { Series } from '@driftig/domain/series';

import { backOff } from './commit.ts';
import { runInSequence } from './run-in-sequence.ts';

/** Somebody drew from the series between our reading and our writing. */
export class SeriesChanged extends Error {
  override readonly name = 'SeriesChanged';
}

/** The next number of the series was already used, typed by hand; the one after it is tried. */
export class NumberInUse extends Error {
  override readonly name = 'NumberInUse';
}

const maxAttempts = 100;
/** Typed numbers in a row that are stepped over, one transaction each. */
const maxNumbersInUse = 500;

interface NumberedWrite<T> {
  readonly companyId: string;
  readonly readSeries: () => Promise<Series>;
  /** Gets the series as read and the invoice number to try. */
  readonly use: (series: Series, invoiceNumber: number) => Promise<T>;
}

/**
 * Draws numbers without gap or duplicate: the series is read, the change that uses its number also
 * moves it on under the condition that nobody did meanwhile, and whoever is late tries again.
 * Requests of the same process wait in line instead. Throws conflict when it never wins.
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
