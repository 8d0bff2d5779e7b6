import { AppError } from '@driftig/domain/errors';
import type { Series, SkippedNumbers } from '@driftig/domain/series';

import type { Table } from '../core/client.ts';
import { seriesEntity } from './company.entities.ts';
import { elementOf, storedQueue } from '../core/stored-queue.ts';
import type { TimeLeft } from '../core/throttling.ts';
import { updateOf, type Write } from '../core/write.ts';

/** The stored series, and the ids of waiting writers, of which the first goes next. */
export interface QueuedSeries {
  readonly series: Series;
  readonly queue: readonly string[];
}

type Stored = Omit<Series, 'creditNote'> & {
  readonly creditNote?: number | undefined;
  readonly queue?: readonly string[] | undefined;
};

const queuedSeriesOf = ({ queue = [], ...stored }: Stored): QueuedSeries => {
  const { invoice, order, creditNote = 1, month, issued } = stored;
  return { series: { invoice, order, creditNote, month, issued }, queue };
};

export type SeriesRepository = ReturnType<typeof seriesRepository>;

/** The number series of the actor's company; next-number.ts describes its use. */
export function seriesRepository(table: Table, companyId: string, timeLeft?: TimeLeft) {
  const entity = seriesEntity(table);
  const queue = storedQueue(table, entity.get({ companyId }));

  async function readQueued(): Promise<QueuedSeries> {
    const { data } = await entity.get({ companyId }).go({ consistent: true });
    if (data === null) throw new AppError('not_found');
    return queuedSeriesOf(data);
  }

  let ahead: Promise<QueuedSeries> | undefined;

  return {
    companyId,
    timeLeft,
    readQueued,

    /** Begins to read the series beside other reads, for the turn that is taken after them. */
    readAhead(): void {
      ahead = readQueued();
      ahead.catch(() => undefined);
    },

    takeAhead(): Promise<QueuedSeries> | undefined {
      const read = ahead;
      ahead = undefined;
      return read;
    },

    async read(): Promise<Series> {
      return (await readQueued()).series;
    },

    /** Invoice numbers that were skipped, the oldest first. */
    async listSkipped(): Promise<readonly SkippedNumbers[]> {
      const { data } = await entity.get({ companyId }).go({ consistent: true });
      return data?.skipped ?? [];
    },

    /**
     * Raises the next invoice number, and keeps what it skips. Refused (409) when the series has passed
     * `next` already, or no longer is where `skipped` begins.
     */
    raiseInvoiceNumber(next: number, skipped?: SkippedNumbers): Write {
      const raise = entity.patch({ companyId }).set({ invoice: next });
      if (skipped === undefined)
        // Only before the first invoice: one that was issued meanwhile asks for a reason.
        return updateOf(
          raise.where((item, op) => `${op.lte(item.invoice, next)} AND ${op.eq(item.month, '')}`),
        );
      return updateOf(
        raise.append({ skipped: [skipped] }).where((item, op) => op.eq(item.invoice, skipped.from)),
      );
    },

    /**
     * Optimistic lock: refused with `refusal` when the series is no longer `before`. A `waiter` must be
     * first in the queue and is removed from it by the same write; without one the queue must be empty.
     */
    advance(before: Series, next: Series, refusal: () => Error, waiter?: string): Write {
      const { invoice, order, creditNote, month, issued } = next;
      const update = entity
        .patch({ companyId })
        .set({ invoice, order, creditNote, month, issued })
        .data((item, op) => {
          if (waiter !== undefined) op.remove(elementOf(item.queue, 0));
        })
        .where((item, op) =>
          [
            op.eq(item.invoice, before.invoice),
            op.eq(item.order, before.order),
            op.eq(item.month, before.month),
            op.eq(item.issued, before.issued),
            before.creditNote === 1
              ? `(${op.notExists(item.creditNote)} OR ${op.eq(item.creditNote, 1)})`
              : op.eq(item.creditNote, before.creditNote),
            waiter === undefined
              ? op.notExists(elementOf(item.queue, 0))
              : op.eq(elementOf(item.queue, 0), waiter),
          ].join(' AND '),
        );
      return updateOf(update, refusal);
    },

    join: async (waiter: string): Promise<QueuedSeries> =>
      queuedSeriesOf((await queue.join(waiter)) as unknown as Stored),

    leave: queue.leave,
  };
}
