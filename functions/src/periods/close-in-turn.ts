import type { IdempotentStore } from '@driftig/data/store';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { Account } from '@driftig/domain/accounting/account';
import type { Actor } from '@driftig/domain/actor';
import type { DateText } from '@driftig/domain/dates';
import type { NewEntry } from '@driftig/domain/ledger/entry';
import { closedDays, closedPeriod } from '@driftig/domain/periods/period';

import { markPosted } from '../changes/ledger/books.ts';
import { postInTurn } from '../changes/ledger/post-entries.ts';
import { readClosable } from './read-closable.ts';

interface Asking {
  readonly store: IdempotentStore;
  readonly actor: Actor;
  readonly now: string;
  readonly today: DateText;
}

type Closable = Awaited<ReturnType<typeof readClosable>>;

/** The entry that a period is closed with, if any, and the chart that it is posted by. */
interface Closing {
  readonly entry: NewEntry | undefined;
  readonly chart: readonly Account[];
  /** Facts for the audit trail. */
  readonly facts?: Readonly<Record<string, number>>;
}

interface Answer {
  readonly message: string;
  /** The voucher number; 0 without an entry. */
  readonly number: number;
}

/**
 * Closes a period with the entry that `decide` finds, in a turn at the ledger: a posting at the same time is
 * before the closing, or refused. `decide` may run again, and throws where the period cannot be closed like this.
 */
export const closeInTurn = (
  { store, actor, now, today }: Asking,
  id: string,
  decide: (closable: Closable) => Promise<Closing>,
  messageOf: (number: number) => string,
): Promise<Answer> =>
  retryOnConflict(async () => {
    const by = actor.userId;
    const answerOf = (number: number) => ({ message: messageOf(number), number });
    const [posted] = await postInTurn({ store, now }, async () => {
      const closable = await readClosable({ store, today }, id);
      const { named, before, others } = closable;
      const { entry, chart, facts } = await decide(closable);
      const moved = new Set(entry?.lines.map(({ account }) => account));
      const ids = chart.filter(({ number }) => moved.has(number)).map((account) => account.id);
      return {
        news: entry === undefined ? [] : [entry],
        closed: closedDays([...others, closedPeriod(named, before, { at: now, by })]),
        changeOf: ([numbered]) => {
          const number = numbered?.number ?? 0;
          return {
            writes: [
              store.periods.save(closedPeriod(named, before, { at: now, by, entry: number })),
              ...markPosted(store, chart, ids),
            ],
            audit: {
              action: 'periods.closed' as const,
              subject: `period ${id}`,
              ...((number !== 0 || facts) && { changes: { entry: number, ...facts } }),
            },
            answer: answerOf(number),
          };
        },
      };
    });
    return answerOf(posted?.number ?? 0);
  });
