import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { receipts } from '@driftig/contracts/records/types/receipts';
import { AppError } from '@driftig/domain/errors';
import { decideReceipt } from '@driftig/domain/receipts/receipt';
import { statusMoved } from '@driftig/domain/records/record';

import type { Handler } from '../pipeline/handler.ts';
import { receiptDecided } from './texts.ts';

/** Decided as it was seen: whoever has seen an older one, or is late, is told. */
export const approveReceipt: Handler<typeof receiptRoutes.approveReceipt> = async ({
  store,
  input,
  now,
}) => {
  const { id, status, version } = input.body;
  const read = await store.records.get('receipts', id);
  // First: that it is decided already says more than that it is another.
  const values = decideReceipt(read.values, status);
  if (version !== undefined && version !== read.version) throw new AppError('conflict');
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
