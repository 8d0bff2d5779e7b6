import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { toBookedReceipt } from '../changes/receipts/booked-receipt.ts';
import type { Handler } from '../pipeline/handler.ts';

export const getReceiptInfo: Handler<typeof accountingRoutes.getReceiptInfo> = async ({
  store,
  input,
}) => {
  const { filePath } = toBookedReceipt(await store.records.get('receipts', input.params.id));
  return { filePath };
};
