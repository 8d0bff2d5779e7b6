import type { RecordValues } from '@driftig/contracts/records/record-type';
import type { IdempotentStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { newReceipt } from '@driftig/domain/receipts/receipt';
import type { StoredRecord } from '@driftig/domain/records/record';

import type { UploadedFile } from '../../pipeline/request.ts';
import { assertAccount } from '../accounting/account-of-row.ts';
import { loadOwner } from '../accounting/owner-of-row.ts';
import { loadLinkedTrip } from '../accounting/trip-of-row.ts';
import { receiptWrites } from './receipt-writes.ts';
import { storeReceiptFile } from './store-receipt-file.ts';

interface Uploading {
  readonly actor: Actor;
  readonly store: IdempotentStore;
  readonly now: string;
  readonly newId: () => string;
}

/** Fields of both upload forms. */
interface Uploaded {
  readonly noFile?: boolean | undefined;
  readonly employeeId?: string | undefined;
  readonly tripId?: string | undefined;
  readonly account?: string | undefined;
  readonly cvr?: string | undefined;
}

/**
 * Stores a new receipt, whichever call sends it; `answerOf` makes the call's answer. It is the actor's own
 * unless another employee is chosen (product B33). Throws bad_input for an unknown employee, trip or account.
 */
export async function uploadReceipt<Answer>(
  { actor, store, now, newId }: Uploading,
  { noFile: _noFile, employeeId, tripId, ...typed }: RecordValues & Uploaded,
  sent: UploadedFile | undefined,
  answerOf: (receipt: StoredRecord) => Answer,
): Promise<Answer> {
  await assertAccount(store, typed.account);
  const owner = await loadOwner(store, employeeId ?? actor.userId);
  const values = { ...typed, ...(await loadLinkedTrip(store, tripId)) };
  const id = newId();
  return storeReceiptFile({ companyId: actor.companyId, name: id, sent }, async (kept) => {
    const stored = { id, version: 1, values: newReceipt(values, { owner, ...kept }) };
    const answer = answerOf(stored);
    await store.commit({
      writes: receiptWrites(store, now).insert(id, stored.values),
      audit: { action: 'receipts.uploaded', subject: `receipts ${id}` },
      answer,
    });
    return answer;
  });
}
