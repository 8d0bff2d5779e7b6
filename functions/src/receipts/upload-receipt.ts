import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { receipts } from '@driftig/contracts/records/types/receipts';
import { assertComplete, newReceipt } from '@driftig/domain/receipts/receipt';
import { answerRecord } from '@driftig/domain/records/record';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { storeFile } from '../files/store-file.ts';
import { prepareReceiptFile } from './prepare-receipt-file.ts';
import { nameOfReceiptFile } from './receipt-file-name.ts';

export const uploadReceipt: Handler<typeof receiptRoutes.uploadReceipt> = async (context) => {
  const { actor, store, input, files, now, newId } = context;
  const sent = files.get('receipt');
  assertComplete(input.body, sent);
  const id = newId();
  const file = await prepareReceiptFile(sent.content);
  const name = nameOfReceiptFile(id, file);
  const values = newReceipt(input.body, { actor, file: name, fileType: file.mediaType });
  const answer = answerRecord(receipts, { id, version: 1, values });
  await storeFile(fileStore(actor.companyId), name, file, () =>
    store.commit({
      writes: store.records.insert('receipts', [{ id, values, at: now }]),
      audit: { action: 'receipts.uploaded', subject: `receipts ${id}` },
      answer,
    }),
  );
  return answer;
};
