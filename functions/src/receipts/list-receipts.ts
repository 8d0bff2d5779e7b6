import type { receiptRoutes } from '@driftig/contracts/receipts';
import { receipts } from '@driftig/contracts/record-books';
import { listed } from '@driftig/contracts/record-type';
import { answerRecord } from '@driftig/domain/records/record';

import type { Handler } from '../http/handler.ts';

const row = listed(receipts);

export const listReceipts: Handler<typeof receiptRoutes.listReceipts> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.records.list('receipts', input.query);
  nextPage(page.cursor);
  return page.rows.map((receipt) => answerRecord(row, receipt));
};
