import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listInvoiceDrafts: Handler<typeof invoiceRoutes.listInvoiceDrafts> = ({ store }) =>
  store.drafts.list();
