import type { RecordEdit } from '@driftig/contracts/records/record-type';
import type { CompanyStore } from '@driftig/data/store';
import { assertVersion } from '@driftig/domain/assert-version';
import { editedReceipt } from '@driftig/domain/receipts/receipt-amounts';
import { assertNotVoucher } from '@driftig/domain/receipts/receipt';
import { changedFields, type StoredRecord } from '@driftig/domain/records/record';

import { receiptWrites } from './receipt-writes.ts';

interface ReceiptChange {
  readonly id: string;
  /** The version that was read; without one the last edit wins. */
  readonly version: number | undefined;
  readonly edit: RecordEdit;
}

/**
 * Edits a receipt that is no voucher, whichever call asks. Locked to the version that was found open:
 * one that is approved meanwhile has another.
 */
export async function editReceipt(
  { store, now }: { readonly store: CompanyStore; readonly now: string },
  { id, version, edit }: ReceiptChange,
): Promise<StoredRecord> {
  const read = await store.records.get('receipts', id);
  assertNotVoucher(read.values, 'change');
  assertVersion(read, version);
  const values = editedReceipt(read.values, edit);
  await store.commit({
    writes: receiptWrites(store, now).replace(read, values),
    audit: {
      action: 'records.updated',
      subject: `receipts ${id}`,
      changes: { fields: changedFields(read.values, values) },
    },
  });
  return { id, values, version: read.version + 1 };
}
