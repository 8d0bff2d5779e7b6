import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { toBookedReceipt } from '../changes/receipts/booked-receipt.ts';
import { receiptPage } from '../changes/receipts/receipt-page.ts';
import type { Handler } from '../pipeline/handler.ts';

/** The receipts of a trip are one page; of everything else a page at a time. */
export const listAccountingReceipts: Handler<
  typeof accountingRoutes.listAccountingReceipts
> = async ({ store, input, nextPage }) => {
  const { tripId, ...filter } = input.query;
  if (tripId !== undefined)
    return (await store.records.listOfTrip('receipts', tripId)).map(toBookedReceipt);
  const page = await receiptPage(store, filter);
  nextPage(page.cursor);
  return page.rows.map(toBookedReceipt);
};
