import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { receipts } from '@driftig/contracts/records/types/receipts';

import type { Handler } from '../pipeline/handler.ts';

/** For the dashboard: a stored count, which each change of a receipt moves. */
export const countReceipts: Handler<typeof receiptRoutes.countReceipts> = async ({ store }) => ({
  pending: await store.records.count('receipts', receipts.statuses.actionNeeded.code),
});
