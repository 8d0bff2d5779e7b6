import type { SavedRecord } from '@driftig/contracts/records/record-body';
import { invoices } from '@driftig/contracts/records/types/invoices';
import { recordName } from '@driftig/domain/records/record-name';
import { rowOfInvoice } from '@driftig/domain/invoices/invoice-row';

import { deleteInvoice } from '../../changes/invoices/delete/delete.ts';
import { recordDeleted } from '../texts.ts';
import type { Deletes, Reads } from './record-handlers.ts';

/** An invoice is issued by a call of its own; here it is read, and an unsent one deleted. */
export const invoiceHandlers: Reads<'invoices'> & Deletes = {
  async options(store, page) {
    const { rows, cursor } = await store.invoices.list(page);
    return {
      rows: rows.map(({ id, number, company, name }) => ({
        id,
        name: recordName(invoices, { number, company, name }),
      })),
      cursor,
    };
  },

  async get(store, id, today): Promise<SavedRecord<'invoices'>> {
    const invoice = await store.invoices.getById(id);
    return { type: 'invoices', record: rowOfInvoice(invoice, today) };
  },

  async remove({ actor, store, now }, id) {
    const invoice = await store.invoices.getById(id);
    await deleteInvoice({ store, now, deletedBy: actor.userId }, invoice);
    return recordDeleted;
  },
};
