import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { closedDays, closedPeriod } from '@driftig/domain/periods/period';
import { assertYearOpen, settlementEntry } from '@driftig/domain/periods/vat-settlement';

import { markPosted } from '../changes/ledger/books.ts';
import { postInTurn } from '../changes/ledger/post-entries.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { readClosable } from './read-closable.ts';
import { readSettlement } from './read-settlement.ts';

type Route = typeof periodRoutes.fileVatPeriod;

/** Takes its turn at the ledger: a posting at the same time is before the filing, or refused. */
export const fileVatPeriod: Handler<Route> = (context) => retryOnConflict(() => file(context));

const answerOf = (number: number) => ({
  message:
    number === 0
      ? 'Momsperioden er markeret som indberettet.'
      : `Momsperioden er markeret som indberettet, og momsen er afregnet med bilag ${number}.`,
  number,
});

async function file(context: Context<Route>) {
  const { store, input, actor, now } = context;
  const { id } = input.params;
  const by = actor.userId;
  const [posted] = await postInTurn(context, async () => {
    const { named, known, before, others } = await readClosable(context, id);
    if (named.kind !== 'vat') throw new AppError('not_found');
    const settlement = input.body.settles ? await readSettlement(store, named) : undefined;
    const isSettled = settlement !== undefined && settlement.lines.length > 0;
    if (isSettled) assertYearOpen(named.to, known);
    return {
      news: isSettled ? [settlementEntry(settlement, { period: named, before, by })] : [],
      closed: closedDays([...others, closedPeriod(named, before, { at: now, by })]),
      changeOf: ([entry]) => {
        const number = entry?.number ?? 0;
        return {
          writes: [
            store.periods.save(closedPeriod(named, before, { at: now, by, entry: number })),
            ...(isSettled ? markPosted(store, settlement.chart, settlement.accountIds) : []),
          ],
          audit: {
            action: 'periods.closed',
            subject: `period ${id}`,
            ...(isSettled && { changes: { entry: number } }),
          },
          answer: answerOf(number),
        };
      },
    };
  });
  return answerOf(posted?.number ?? 0);
}
