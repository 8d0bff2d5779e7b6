import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { addsTeam } from '../changes/accounting/with-team.ts';
import { toBookedReceipt } from '../changes/receipts/booked-receipt.ts';
import { receiptPage } from '../changes/receipts/receipt-page.ts';
import type { Handler } from '../pipeline/handler.ts';

export const listAccountingReceipts: Handler<
  typeof accountingRoutes.listAccountingReceipts
> = async ({ store, input, nextPage }) => {
  const [withTeam, page] = await Promise.all([addsTeam(store), receiptPage(store, input.query)]);
  nextPage(page.cursor);
  return page.rows.map(toBookedReceipt).map(withTeam);
};
