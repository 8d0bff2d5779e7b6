import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { invoiceStatusNumbers } from '@driftig/contracts/invoices/invoice-status';
import { AppError } from '@driftig/domain/errors';
import { withStatus } from '@driftig/domain/invoices/change-status';
import type { Invoice } from '@driftig/domain/invoices/invoice';

import { changeInvoices } from '../changes/invoices/change/change.ts';
import type { Handler } from '../pipeline/handler.ts';
import { creditWholeInvoice } from '../changes/invoices/credit/credit.ts';
import { changedMeanwhile, statusChanged } from './texts.ts';

/**
 * Any status may be chosen (product S2) until the invoice is credited, which choosing Cancelled
 * does. Optimistic lock: refused (409) when another user has changed the status since the caller
 * read it.
 */
export const changeInvoiceStatus: Handler<typeof invoiceRoutes.changeInvoiceStatus> = async (
  context,
) => {
  const { input, store } = context;
  const { id, status, seen } = input.body;
  const invoice = await store.invoices.getById(id);
  const answer = { message: statusChanged };
  if (invoice.status === status) return answer;
  if (seen !== undefined && seen !== invoice.status)
    throw new AppError('conflict', { message: changedMeanwhile(invoice.status) });
  if (status === 'cancelled')
    return creditWholeInvoice({ ...context, reason: '' }, invoice, () => answer);
  const after = withStatus(invoice, status, context);
  await store.commit({
    ...(await changeInvoices(store, { before: invoice, after })),
    audit: auditOf(invoice, after),
  });
  return answer;
};

function auditOf(before: Invoice, after: Invoice) {
  return {
    action: 'invoices.statusChanged' as const,
    subject: `invoice ${before.number}`,
    order: before.order.number,
    customer: before.buyer.customerId,
    changes: {
      from: invoiceStatusNumbers[before.status],
      to: invoiceStatusNumbers[after.status],
    },
  };
}
