import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { closedDays, closedPeriod } from '@driftig/domain/periods/period';
import { closingEntry } from '@driftig/domain/periods/year-end';

import { markPosted } from '../changes/ledger/books.ts';
import { postInTurn } from '../changes/ledger/post-entries.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { readClosable } from './read-closable.ts';
import { readYearEnd } from './read-year-end.ts';

type Route = typeof periodRoutes.closeYear;

/** The result is summed in the turn, so that no posting comes between the sum and the closing. */
export const closeYear: Handler<Route> = (context) => retryOnConflict(() => close(context));

const answerOf = (number: number) => ({
  message:
    number === 0
      ? 'Regnskabsåret er afsluttet uden resultat.'
      : `Regnskabsåret er afsluttet med bilag ${number}.`,
  number,
});

async function close(context: Context<Route>) {
  const { store, input, actor, now } = context;
  const { id } = input.params;
  const [posted] = await postInTurn(context, async () => {
    const { named, before, others } = await readClosable(context, id);
    const end = await readYearEnd(store, named);
    const moved = new Set(end.lines.map(({ account }) => account));
    const ids = end.chart.filter(({ number }) => moved.has(number)).map((account) => account.id);
    const by = actor.userId;
    const news = end.lines.length === 0 ? [] : [closingEntry(end, { year: named, before, by })];
    return {
      news,
      closed: closedDays([...others, closedPeriod(named, before, { at: now, by })]),
      changeOf: ([entry]) => {
        const number = entry?.number ?? 0;
        return {
          writes: [
            store.periods.save(closedPeriod(named, before, { at: now, by, entry: number })),
            ...markPosted(store, end.chart, ids),
          ],
          audit: {
            action: 'periods.closed',
            subject: `period ${id}`,
            changes: { entry: number, result: end.result },
          },
          answer: answerOf(number),
        };
      },
    };
  });
  return answerOf(posted?.number ?? 0);
}
