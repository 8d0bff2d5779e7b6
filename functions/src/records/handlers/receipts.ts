import { assertNotVoucher } from '@driftig/domain/receipts/receipt';

import { recordDeleted } from '../texts.ts';
import type { Deletes, Edits, Reads } from './record-handlers.ts';
import { storedHandlers } from './stored.ts';

const stored = storedHandlers('receipts');

/** Receipts come with their file, by a call of their own; once approved they stay as they are. */
export const receiptHandlers: Reads<'receipts'> & Edits<'receipts'> & Deletes = {
  options: stored.options,
  get: stored.get,

  /** Locked to the version that was found open: one that is approved meanwhile has another. */
  async edit(by, edit) {
    const { values, version } = await by.store.records.get('receipts', edit.id);
    assertNotVoucher(values, 'change');
    return stored.edit(by, { ...edit, version: edit.version ?? version });
  },

  /** A soft delete: the receipt and its file are kept (product B10), but leave every list and call. */
  async remove({ store, now }, id) {
    const read = await store.records.get('receipts', id);
    assertNotVoucher(read.values, 'delete');
    await store.commit({
      writes: store.records.remove('receipts', read, now),
      audit: {
        action: 'records.deleted',
        subject: `receipts ${id}`,
        changes: { status: String(read.values['status']), price: Number(read.values['price']) },
      },
    });
    return recordDeleted;
  },
};
