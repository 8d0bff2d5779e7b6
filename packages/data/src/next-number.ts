import { AppError } from '@driftig/domain/errors';

import { pause } from './commit.ts';
import type { Series } from './company.repository.ts';

/** Somebody drew from the series between our reading and our writing. */
export class SeriesMoved extends Error {
  override readonly name = 'SeriesMoved';
}

/** The next number of the series was already used, typed by hand; the one after it is tried. */
export class NumberUsed extends Error {
  override readonly name = 'NumberUsed';
}

const mostTries = 200;

/**
 * Draws numbers without gap or duplicate: the series is read, the change that uses its number also
 * moves it on under the condition that nobody did meanwhile, and whoever is late tries again.
 * `use` gets the series as read and the invoice number to try. Throws conflict when it never wins.
 */
export async function withNextNumber<T>(
  readSeries: () => Promise<Series>,
  use: (series: Series, invoiceNumber: number) => Promise<T>,
): Promise<T> {
  let used = 0;
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const series = await readSeries();
    try {
      return await use(series, Math.max(series.invoice, used + 1));
    } catch (error) {
      if (error instanceof NumberUsed) used = Math.max(series.invoice, used + 1);
      else if (!(error instanceof SeriesMoved)) throw error;
    }
    if (attempt > 1) await pause(Math.min(attempt, 4));
  }
  throw new AppError('conflict');
}
