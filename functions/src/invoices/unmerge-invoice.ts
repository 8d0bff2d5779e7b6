import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { mergedOrderOf } from '@driftig/domain/invoices/merge';

import { unlinkOrder } from '../changes/invoices/undo/order.ts';
import type { Handler } from '../pipeline/handler.ts';
import { invoiceUnmerged } from './texts.ts';

/** Undoes a merge and nothing else (product D8): the order may be invoiced again. */
export const unmergeInvoice: Handler<typeof invoiceRoutes.unmergeInvoice> = async ({
  input,
  store,
}) => {
  const invoice = await store.invoices.getById(input.body.id);
  const { number, isDeposit } = invoice;
  const usedBy = isDeposit ? await store.deposits.usedBy(number) : undefined;
  const orderNumber = mergedOrderOf(invoice, usedBy);
  const { writes: unlinked = [] } = unlinkOrder({ store, invoice });
  await store.commit({
    writes: [
      store.invoices.change(invoice, { ...invoice, linkedOrder: undefined }),
      ...unlinked,
      ...(isDeposit ? [store.deposits.setMerged(number, undefined)] : []),
    ],
    audit: {
      action: 'invoices.unmerged',
      subject: `invoice ${number}`,
      order: orderNumber,
      customer: invoice.buyer.customerId,
      changes: { order: orderNumber },
    },
  });
  return { message: invoiceUnmerged };
};
