import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { receipts } from '@driftig/contracts/records/types/receipts';
import { ownerOf } from '@driftig/domain/accounting/row-owner';
import { assertComplete, newReceipt } from '@driftig/domain/receipts/receipt';
import { answerRecord } from '@driftig/domain/records/record';

import { receiptWrites } from '../changes/receipts/receipt-writes.ts';
import { storeReceiptFile } from '../changes/receipts/store-receipt-file.ts';
import type { Handler } from '../pipeline/handler.ts';

export const uploadReceipt: Handler<typeof receiptRoutes.uploadReceipt> = async (context) => {
  const { actor, store, input, files, now, newId } = context;
  const sent = files.get('receipt');
  assertComplete(input.body, sent);
  const owner = ownerOf(await store.users.get(actor.userId));
  const id = newId();
  return storeReceiptFile({ companyId: actor.companyId, name: id, sent }, async (kept) => {
    const values = newReceipt(input.body, { owner, ...kept });
    const answer = answerRecord(receipts, { id, version: 1, values });
    await store.commit({
      writes: receiptWrites(store, now).insert(id, values),
      audit: { action: 'receipts.uploaded', subject: `receipts ${id}` },
      answer,
    });
    return answer;
  });
};
