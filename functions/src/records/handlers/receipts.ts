import type { SavedRecord } from '@driftig/contracts/records/record-body';
import { receipts } from '@driftig/contracts/records/types/receipts';
import { answerRecord } from '@driftig/domain/records/record';

import { deleteReceipt } from '../../changes/receipts/delete-receipt.ts';
import { editReceipt } from '../../changes/receipts/edit-receipt.ts';
import { recordDeleted } from '../texts.ts';
import type { Deletes, Edits, Reads } from './record-handlers.ts';
import { storedHandlers } from './stored.ts';

const stored = storedHandlers('receipts');

/** Receipts come with their file, by a call of their own; once approved they stay as they are. */
export const receiptHandlers: Reads<'receipts'> & Edits<'receipts'> & Deletes = {
  options: stored.options,
  get: stored.get,

  async edit(by, { id, version, values }): Promise<SavedRecord<'receipts'>> {
    const saved = await editReceipt(by, { id, version, edit: values });
    return { type: 'receipts', record: answerRecord(receipts, saved) };
  },

  async remove(by, id) {
    await deleteReceipt(by, id);
    return recordDeleted;
  },
};
