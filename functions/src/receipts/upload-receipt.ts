import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { receipts } from '@driftig/contracts/records/types/receipts';
import { assertComplete } from '@driftig/domain/receipts/receipt';
import { answerRecord } from '@driftig/domain/records/record';

import { uploadReceipt as upload } from '../changes/receipts/upload-receipt.ts';
import type { Handler } from '../pipeline/handler.ts';

export const uploadReceipt: Handler<typeof receiptRoutes.uploadReceipt> = async (context) => {
  const { body } = context.input;
  const sent = context.files.get('receipt');
  assertComplete(body, sent);
  return upload(context, body, sent, (stored) => answerRecord(receipts, stored));
};
