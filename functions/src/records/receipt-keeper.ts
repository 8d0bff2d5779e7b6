import { receipts } from '@driftig/contracts/records/types/receipts';
import { assertNotVoucher } from '@driftig/domain/receipts/receipt';
import { statusMoved } from '@driftig/domain/records/record';

import { fileStore } from '../files/files.ts';
import { describedKeeper } from './described-keeper.ts';
import type { Editor, Reader, Remover } from './keeper.ts';
import { recordDeleted } from './texts.ts';

const described = describedKeeper('receipts');

/** Receipts come with their file, by a call of their own; once approved they stay as they are. */
export const receiptKeeper: Reader & Editor & Remover = {
  options: described.options,
  get: described.get,

  /** As it was when it was found open: one that is approved meanwhile has another version. */
  async edit(making, edit) {
    const { values, version } = await making.store.records.get('receipts', edit.id);
    assertNotVoucher(values, 'change');
    return described.edit(making, { ...edit, version: edit.version ?? version });
  },

  async remove({ actor, store }, id) {
    const read = await store.records.get('receipts', id);
    assertNotVoucher(read.values, 'delete');
    await store.commit({
      writes: [
        store.records.removeAsRead('receipts', read),
        ...store.records.tally('receipts', statusMoved(receipts, read.values, undefined)),
      ],
      audit: {
        action: 'records.deleted',
        subject: `receipts ${id}`,
        changes: { status: String(read.values['status']), price: Number(read.values['price']) },
      },
    });
    await fileStore(actor.companyId).remove(String(read.values['file']));
    return recordDeleted;
  },
};
