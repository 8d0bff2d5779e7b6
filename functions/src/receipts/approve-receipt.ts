import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { decideReceipt } from '@driftig/domain/receipts/receipt';

import type { Handler } from '../pipeline/handler.ts';
import { receiptDecided } from './texts.ts';

/** Approves or rejects. Optimistic lock: a receipt changed since the caller saw it is refused (409). */
export const approveReceipt: Handler<typeof receiptRoutes.approveReceipt> = async ({
  store,
  input,
  now,
}) => {
  const { id, status, version } = input.body;
  const read = await store.records.get('receipts', id);
  // Before the version check: "already decided" says more to the user than "changed meanwhile".
  const values = decideReceipt(read.values, status);
  assertVersion(read, version);
  await store.commit({
    writes: store.records.replace('receipts', read, values, now),
    audit: {
      action: `receipts.${status}`,
      subject: `receipts ${id}`,
      changes: { before: String(read.values['status']) },
    },
  });
  return { message: receiptDecided[status] };
};
