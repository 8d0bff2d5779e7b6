import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { receipts } from '@driftig/contracts/records/types/receipts';
import { listType } from '@driftig/contracts/records/record-type';
import { answerRecord } from '@driftig/domain/records/record';

import { receiptPage } from '../changes/receipts/receipt-page.ts';
import type { Handler } from '../pipeline/handler.ts';

const row = listType(receipts);

export const listReceipts: Handler<typeof receiptRoutes.listReceipts> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await receiptPage(store, input.query);
  nextPage(page.cursor);
  return page.rows.map((receipt) => answerRecord(row, receipt));
};
