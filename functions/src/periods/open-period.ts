import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import { reversingEntry } from '@driftig/domain/ledger/reversal';
import { closedDays, openedPeriod } from '@driftig/domain/periods/period';
import { assertYearOpen } from '@driftig/domain/periods/vat-settlement';

import { postInTurn } from '../changes/ledger/post-entries.ts';
import type { Handler } from '../pipeline/handler.ts';
import { readPeriod } from './read-closable.ts';

const answer = { message: 'Perioden er åbnet.' };

/** An owner opens it with a reason. Its closing entry or settlement is taken back on its own date, in the same commit. */
export const openPeriod: Handler<typeof periodRoutes.openPeriod> = (context) =>
  retryOnConflict(async () => {
    const { store, input, actor, now } = context;
    const { reason } = input.body;
    const by = actor.userId;
    await postInTurn(context, async () => {
      const { before, others, known, named } = await readPeriod(store, input.params.id);
      if (before === undefined) throw new AppError('conflict', { message: 'Perioden er åben.' });
      const after = openedPeriod(before, { at: now, by, reason });
      if (named.kind === 'vat' && before.entry > 0) assertYearOpen(named.to, known);
      const closing = before.entry === 0 ? [] : [await store.ledger.get(before.entry)];
      return {
        news: closing.map((entry) => reversingEntry(entry, { today: entry.date, by, reason })),
        closed: closedDays([...others, after]),
        changeOf: ([reversal]) => ({
          writes: [store.periods.save(after)],
          audit: {
            action: 'periods.opened',
            subject: `period ${input.params.id}`,
            changes: { reason, ...(reversal && { reversal: reversal.number }) },
          },
          answer,
        }),
      };
    });
    return answer;
  });
