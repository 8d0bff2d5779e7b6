import type { SavedRecord } from '@driftig/contracts/records/record-body';
import { invoices } from '@driftig/contracts/records/types/invoices';
import { AppError } from '@driftig/domain/errors';
import { totalsOfDeleting } from '@driftig/domain/invoices/totals-deltas';
import { mayDeleteInvoice } from '@driftig/domain/invoices/status';
import { recordName } from '@driftig/domain/records/record';
import { rowOfInvoice } from '@driftig/domain/invoices/invoice-row';

import { undoIssuing } from '../../changes/invoices/undo/undo.ts';
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

  /** An unsent invoice goes and leaves its number used; an issued one stays (product S3). */
  async remove({ actor, store, now }, id) {
    const invoice = await store.invoices.getById(id);
    if (!mayDeleteInvoice(invoice)) throw new AppError('invoice_issued');
    const { number } = invoice;
    const undoing = await undoIssuing(store, invoice, now);
    await store.commit({
      writes: [
        store.invoices.insertTombstone(invoice, now, actor.userId),
        ...totalsOfDeleting(invoice).map((delta) => store.totals.add(delta)),
        ...undoing,
      ],
      audit: {
        action: 'invoices.deleted',
        subject: `invoice ${number}`,
        order: invoice.order.number,
        customer: invoice.buyer.customerId,
        changes: { amountDue: invoice.sums.amountDue, date: invoice.date },
      },
    });
    return recordDeleted;
  },
};
