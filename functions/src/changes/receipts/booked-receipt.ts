import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { bookedReceipt } from '@driftig/domain/receipts/voucher';
import type { StoredRecord } from '@driftig/domain/records/record';

/** The address of a receipt's file, by the call of bookkeeping. */
const fileAddress = (id: string) => accountingReceiptRoutes.showVoucher.path.replace('{id}', id);

export const toBookedReceipt = (record: StoredRecord) =>
  bookedReceipt(record, fileAddress(record.id));
