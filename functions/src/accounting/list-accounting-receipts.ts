import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { addsTeam } from '../changes/accounting/with-team.ts';
import { toBookedReceipt } from '../changes/receipts/booked-receipt.ts';
import { receiptPage } from '../changes/receipts/receipt-page.ts';
import type { Handler } from '../pipeline/handler.ts';

/** The receipts of a trip are one page; of everything else a page at a time. */
export const listAccountingReceipts: Handler<
  typeof accountingRoutes.listAccountingReceipts
> = async ({ store, input, nextPage }) => {
  const { tripId, ...filter } = input.query;
  const withTeam = await addsTeam(store);
  if (tripId !== undefined)
    return (await store.records.listOfTrip('receipts', tripId)).map(toBookedReceipt).map(withTeam);
  const page = await receiptPage(store, filter);
  nextPage(page.cursor);
  return page.rows.map(toBookedReceipt).map(withTeam);
};
