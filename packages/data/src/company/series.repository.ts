import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@driftig/domain/errors';
import type { Series, SkippedNumbers } from '@driftig/domain/series';

import type { Table } from '../core/client.ts';
import { backOff } from '../core/transact.ts';
import { seriesEntity } from './company.entities.ts';
import { tryConditionalWrite } from '../core/conditional-write.ts';
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

/** ElectroDB's path to an element of a list, whether or not there is one. */
const elementOf = (queue: readonly string[], place: number) => queue[place] ?? '';

export type SeriesRepository = ReturnType<typeof seriesRepository>;

/** The number series of the actor's company; next-number.ts describes its use. */
export function seriesRepository(table: Table, companyId: string, timeLeft?: TimeLeft) {
  const entity = seriesEntity(table);

  async function readQueued(): Promise<QueuedSeries> {
    const { data } = await entity.get({ companyId }).go({ consistent: true });
    if (data === null) throw new AppError('not_found');
    return queuedSeriesOf(data);
  }

  return {
    companyId,
    timeLeft,
    readQueued,

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

    /** Appends a waiter to the queue, and returns the series and the queue after that. */
    async join(waiter: string): Promise<QueuedSeries> {
      const { TableName, Key } = entity.get({ companyId }).params<{
        TableName: string;
        Key: Record<string, string>;
      }>();
      const command = new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'SET #queue = list_append(if_not_exists(#queue, :none), :waiter)',
        ExpressionAttributeNames: { '#queue': 'queue' },
        ExpressionAttributeValues: { ':none': [], ':waiter': [waiter] },
        ReturnValues: 'ALL_NEW',
      });
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { Attributes } = await table.client.send(command);
          return queuedSeriesOf(Attributes as Stored);
        } catch (error) {
          // A transaction is advancing the series.
          if (!(error instanceof TransactionConflictException)) throw error;
          await backOff(Math.min(attempt, 3));
        }
      }
    },

    /**
     * Removes a waiter from the queue. False when another one is at that place, or when transactions
     * hold the series all the time: then the waiter is removed later, as a dead one.
     */
    async leave(waiter: string, place: number): Promise<boolean> {
      const removal = entity
        .patch({ companyId })
        .data((item, op) => op.remove(elementOf(item.queue, place)))
        .where((item, op) => op.eq(elementOf(item.queue, place), waiter));
      try {
        return await tryConditionalWrite(() => removal.go());
      } catch (error) {
        if (error instanceof TransactionConflictException) return false;
        throw error;
      }
    },
  };
}
