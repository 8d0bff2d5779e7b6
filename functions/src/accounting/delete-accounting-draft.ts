import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';

import type { Handler } from '../pipeline/handler.ts';
import { accountWrites } from './account-writes.ts';

/**
 * Deletes for good. The receipt or expense of an import can be imported again; a file that it shares with
 * the draft stays with it.
 */
export const deleteAccountingDraft: Handler<
  typeof accountingRoutes.deleteAccountingDraft
> = async ({ store, input }) => {
  await retryOnConflict(async () => {
    const draft = await store.accountingDrafts.get(input.params.id);
    await store.commit({
      writes: [
        ...store.accountingDrafts.remove(draft),
        ...(await accountWrites(store, draft, undefined)),
      ],
      audit: {
        action: 'accounting.draftDeleted',
        subject: `drafts ${draft.id}`,
        changes: { number: draft.number, amount: draft.amount },
      },
    });
  });
  return { message: 'Bilag slettet.' };
};
