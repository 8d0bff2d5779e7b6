import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { invoiceStatusNumbers } from '@driftig/contracts/invoices/invoice-status';
import { AppError } from '@driftig/domain/errors';
import { totalsOfStatusChange } from '@driftig/domain/invoices/totals-deltas';

import { followStatus } from '../changes/invoices/follow-status.ts';
import type { Handler } from '../pipeline/handler.ts';
import { changedMeanwhile, statusChanged } from './texts.ts';

/**
 * Any status may be chosen (product S2). Optimistic lock: refused (409) when somebody else has changed
 * the status since the caller saw it.
 */
export const changeInvoiceStatus: Handler<typeof invoiceRoutes.changeInvoiceStatus> = async ({
  input,
  store,
  now,
}) => {
  const { id, status, seen } = input.body;
  const invoice = await store.invoices.getById(id);
  if (invoice.status === status) return { message: statusChanged };
  if (seen !== undefined && seen !== invoice.status)
    throw new AppError('conflict', { message: changedMeanwhile(invoice.status) });
  const { linkedOrder, writes } = await followStatus(store, invoice, { status, now });
  await store.commit({
    writes: [
      store.invoices.changeStatus(invoice, { status, linkedOrder }),
      ...writes,
      ...totalsOfStatusChange(invoice, status).map((delta) => store.totals.add(delta)),
    ],
    audit: {
      action: 'invoices.statusChanged',
      subject: `invoice ${invoice.number}`,
      order: invoice.order.number,
      customer: invoice.buyer.customerId,
      changes: { from: invoiceStatusNumbers[invoice.status], to: invoiceStatusNumbers[status] },
    },
  });
  return { message: statusChanged };
};
