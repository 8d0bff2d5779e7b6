import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { closedDays, closedPeriod } from '@driftig/domain/periods/period';

import { postInTurn } from '../changes/ledger/post-entries.ts';
import type { Handler } from '../pipeline/handler.ts';
import { readClosable } from './read-closable.ts';

const answer = { message: 'Momsperioden er markeret som indberettet.' };

/** Takes its turn at the ledger: a posting at the same time is before the filing, or refused. */
export const fileVatPeriod: Handler<typeof periodRoutes.fileVatPeriod> = (context) =>
  retryOnConflict(async () => {
    const { store, input, actor, now } = context;
    await postInTurn(context, async () => {
      const { named, before, others } = await readClosable(context, input.params.id);
      if (named.kind !== 'vat') throw new AppError('not_found');
      const after = closedPeriod(named, before, { at: now, by: actor.userId });
      return {
        news: [],
        closed: closedDays([...others, after]),
        changeOf: () => ({
          writes: [store.periods.save(after)],
          audit: { action: 'periods.closed', subject: `period ${input.params.id}` },
          answer,
        }),
      };
    });
    return answer;
  });
