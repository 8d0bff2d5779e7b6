import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { Draft } from '@driftig/domain/accounting/draft';
import { assertVersion } from '@driftig/domain/assert-version';

import { storeReceiptFile } from '../changes/receipts/store-receipt-file.ts';
import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { draftAnswer } from './draft-answer.ts';
import { removeOwnFile } from './own-file.ts';

/**
 * Gives a draft a file of its own (product B75). It replaces the one before; a receipt's file stays with the
 * receipt. Retried where the draft changed and no version was sent.
 */
export const saveDraftFile: Handler<typeof accountingRoutes.saveDraftFile> = async (context) => {
  const { actor, store, input, files, newId } = context;
  const { id } = input.params;
  // Before the file is drawn anew, which takes a second.
  assertVersion(await store.accountingDrafts.get(id), input.body.version);
  const { companyId } = actor;
  const sent = files.get('receipt');
  return storeReceiptFile({ companyId, name: `${id}_${newId()}`, sent }, async (kept) => {
    const { before, draft } = await retryOnConflict(() => write(kept));
    await removeOwnFile(fileStore(companyId), before);
    return draftAnswer(draft);
  });

  async function write(kept: Pick<Draft, 'file' | 'fileType'>) {
    const before = await store.accountingDrafts.get(id);
    assertVersion(before, input.body.version);
    const draft: Draft = { ...before, ...kept, noFile: false, version: before.version + 1 };
    await store.commit({
      writes: [store.accountingDrafts.replace(before, draft)],
      audit: {
        action: 'accounting.draftSaved',
        subject: `drafts ${id}`,
        changes: { number: draft.number, fileType: kept.fileType },
      },
    });
    return { before, draft };
  }
};
