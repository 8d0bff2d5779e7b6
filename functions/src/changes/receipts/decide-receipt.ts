import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { CompanyStore } from '@driftig/data/store';
import { assertVersion } from '@driftig/domain/assert-version';
import { decideReceipt } from '@driftig/domain/receipts/receipt';
import type { Decision } from '@driftig/domain/receipts/receipt-status';

import { draftWrites } from './draft-of-receipt.ts';
import { receiptWrites } from './receipt-writes.ts';

interface Decided {
  readonly id: string;
  readonly status: Decision;
  /** The version with the figures that were seen. */
  readonly version?: number | undefined;
}

const decidedTexts: Readonly<Record<Decision, string>> = {
  approved: 'Kvitteringen er godkendt.',
  accepted: 'Kvitteringen er godkendt.',
  rejected: 'Kvitteringen er afvist.',
};

/**
 * Approves, accepts or rejects a receipt, and returns the message for the caller. Optimistic lock: a
 * receipt changed since the caller saw it is refused (409). Decided anew where its draft was changed,
 * imported or deleted meanwhile.
 */
export async function decideReceiptOf(
  { store, now }: { readonly store: CompanyStore; readonly now: string },
  { id, status, version }: Decided,
): Promise<string> {
  await retryOnConflict(async () => {
    const read = await store.records.get('receipts', id);
    // Before the version check: "already decided" says more to the user than "changed meanwhile".
    const values = decideReceipt(read.values, status);
    assertVersion(read, version);
    await store.commit({
      writes: [
        ...receiptWrites(store, now).replace(read, values),
        ...(await draftWrites(store, { id, values }, status)),
      ],
      audit: {
        action: `receipts.${status}`,
        subject: `receipts ${id}`,
        changes: { before: String(read.values['status']) },
      },
    });
  });
  return decidedTexts[status];
}
