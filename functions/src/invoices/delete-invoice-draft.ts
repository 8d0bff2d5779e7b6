import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';
import { draftDeleted } from './texts.ts';

export const deleteInvoiceDraft: Handler<typeof invoiceRoutes.deleteInvoiceDraft> = async ({
  input,
  store,
}) => {
  const { id } = input.body;
  await store.commit({
    writes: [store.drafts.remove(id)],
    audit: { action: 'invoices.draftDeleted', subject: `draft ${id}` },
  });
  return { message: draftDeleted };
};
