import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { accessRules } from '@driftig/contracts/core/access';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { assertWaits } from '@driftig/domain/accounting/allowances/allowance';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { figureWrites, yearOfAllowance } from './allowance-writes.ts';

/** Only while it waits: what was decided is kept. Another person's is unknown to an employee (404). */
export const withdrawAllowance: Handler<typeof accountingRoutes.withdrawAllowance> = async ({
  store,
  actor,
  input,
}) => {
  const { id } = input.params;
  await retryOnConflict(async () => {
    const read = await store.allowances.get(id);
    if (read.employeeId !== actor.userId && !accessRules.accountant(actor))
      throw new AppError('not_found');
    assertWaits(read);
    const year = await yearOfAllowance(store, read);
    await store.commit({
      writes: [
        store.allowances.remove(read),
        ...figureWrites(store, read, undefined, year),
        ...(read.kind === 'diet'
          ? [store.allowances.releaseDiet(read.tripId, read.employeeId)]
          : []),
      ],
      audit: {
        action: 'allowances.withdrawn',
        subject: `allowance ${id}`,
        changes: { date: read.date, amount: read.amount },
      },
    });
  });
  return { message: 'Slettet.' };
};
