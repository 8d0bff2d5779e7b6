import type { CompanyStore } from '@driftig/data/store';
import { assertNotVoucher } from '@driftig/domain/receipts/receipt';

import { receiptWrites } from './receipt-writes.ts';

/** A soft delete: the receipt and its file are kept (product B10), but leave every list and call. */
export async function deleteReceipt(
  { store, now }: { readonly store: CompanyStore; readonly now: string },
  id: string,
): Promise<void> {
  const read = await store.records.get('receipts', id);
  assertNotVoucher(read.values, 'delete');
  await store.commit({
    writes: receiptWrites(store, now).remove(read),
    audit: {
      action: 'records.deleted',
      subject: `receipts ${id}`,
      changes: { status: String(read.values['status']), price: Number(read.values['price']) },
    },
  });
}
