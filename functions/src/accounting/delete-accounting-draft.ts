import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { isOwnFile } from '@driftig/domain/accounting/draft';

import { fileStore } from '../files/files.ts';
import { removeUnused } from '../files/remove-unused.ts';
import type { Handler } from '../pipeline/handler.ts';
import { accountWrites } from './account-writes.ts';

/**
 * Deletes for good. The receipt or expense of an import can be imported again; a file that it shares with
 * the draft stays with it.
 */
export const deleteAccountingDraft: Handler<
  typeof accountingRoutes.deleteAccountingDraft
> = async ({ actor, store, input }) => {
  const deleted = await retryOnConflict(async () => {
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
  if (isOwnFile(deleted)) await removeUnused(fileStore(actor.companyId), deleted.file);
  return { message: 'Bilag slettet.' };
};
