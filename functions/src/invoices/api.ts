import { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import { serve } from '../pipeline/serve.ts';
import { changeInvoiceStatus } from './change-invoice-status.ts';
import { createInvoiceDraft } from './create-invoice-draft.ts';
import { deleteInvoiceDraft } from './delete-invoice-draft.ts';
import { getInvoiceDraft } from './get-invoice-draft.ts';
import { getInvoiceLines } from './get-invoice-lines.ts';
import { getPrintableInvoice } from './get-printable-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listInvoiceCustomers } from './list-invoice-customers.ts';
import { listInvoiceDrafts } from './list-invoice-drafts.ts';
import { listInvoiceItems } from './list-invoice-items.ts';
import { listInvoiceTasks } from './list-invoice-tasks.ts';
import { updateInvoiceDraft } from './update-invoice-draft.ts';

export const handler = serve(invoiceRoutes, {
  listInvoiceDrafts,
  getInvoiceDraft,
  createInvoiceDraft,
  updateInvoiceDraft,
  deleteInvoiceDraft,
  issueInvoice,
  listInvoiceCustomers,
  listInvoiceItems,
  listInvoiceTasks,
  getInvoiceLines,
  getPrintableInvoice,
  changeInvoiceStatus,
});
