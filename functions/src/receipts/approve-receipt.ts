import type { receiptRoutes } from '@driftig/contracts/receipts';
import { receipts } from '@driftig/contracts/record-books';
import { decided } from '@driftig/domain/receipts/receipt';
import { statusMoved } from '@driftig/domain/records/record';

import type { Handler } from '../http/handler.ts';
import { receiptDecided } from './texts.ts';

/** Of two decisions at once one wins and the other is told. */
export const approveReceipt: Handler<typeof receiptRoutes.approveReceipt> = async ({
  store,
  input,
  now,
}) => {
  const { id, status } = input.body;
  const read = await store.records.get('receipts', id);
  const values = decided(read.values, status);
  await store.commit({
    writes: [
      store.records.replace('receipts', read, values, now),
      ...store.records.tally('receipts', statusMoved(receipts, read.values, values)),
    ],
    audit: {
      action: `receipts.${status}`,
      subject: `receipts ${id}`,
      changes: { before: String(read.values['status']) },
    },
  });
  return { message: receiptDecided[status] };
};
