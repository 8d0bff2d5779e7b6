import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { AppError } from '@driftig/domain/errors';

import { unlinkWrites } from '../changes/invoices/undo-issuing.ts';
import type { Handler } from '../pipeline/handler.ts';
import { invoiceUnmerged } from './texts.ts';

/** Undoes a merge (product D8): the order may be invoiced again. */
export const unmergeInvoice: Handler<typeof invoiceRoutes.unmergeInvoice> = async ({
  input,
  store,
}) => {
  const invoice = await store.invoices.getById(input.body.id);
  const { number, linkedOrder } = invoice;
  if (linkedOrder === undefined) throw new AppError('conflict');
  await store.commit({
    writes: [
      store.invoices.change(invoice, { ...invoice, linkedOrder: undefined }),
      ...unlinkWrites(store, invoice),
    ],
    audit: {
      action: 'invoices.unmerged',
      subject: `invoice ${number}`,
      order: linkedOrder,
      customer: invoice.buyer.customerId,
      changes: { order: linkedOrder },
    },
  });
  return { message: invoiceUnmerged };
};
