import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';

export const getInvoiceDraft: Handler<typeof invoiceRoutes.getInvoiceDraft> = ({ input, store }) =>
  store.drafts.get(input.body.id);
