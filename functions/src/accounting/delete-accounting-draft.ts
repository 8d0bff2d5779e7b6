import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { accountWrites } from './account-writes.ts';
import { removeOwnFile } from './own-file.ts';

/**
 * Deletes for good, with the draft's own file. The receipt or expense of an import can be imported again; a
 * file that it shares with the draft stays with it.
 */
export const deleteAccountingDraft: Handler<
  typeof accountingRoutes.deleteAccountingDraft
> = async ({ actor, store, input }) => {
  const removed = await retryOnConflict(async () => {
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
    return draft;
  });
  await removeOwnFile(fileStore(actor.companyId), removed);
  return { message: 'Bilag slettet.' };
};
