import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';

export const updateInvoiceDraft: Handler<typeof invoiceRoutes.updateInvoiceDraft> = async ({
  input,
  store,
  now,
}) => {
  const { id, company = '', orderTitle = '', amount, content } = input.body;
  const row = { id, company, orderTitle, amount, changed: now };
  await store.drafts.replace({ ...row, content });
  return row;
};
