import { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import { serve } from '../pipeline/serve.ts';
import { changeInvoiceStatus } from './change-invoice-status.ts';
import { getInvoiceLines } from './get-invoice-lines.ts';
import { getPrintableInvoice } from './get-printable-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listInvoiceCustomers } from './list-invoice-customers.ts';
import { listInvoiceItems } from './list-invoice-items.ts';
import { listInvoiceTasks } from './list-invoice-tasks.ts';

export const handler = serve(invoiceRoutes, {
  issueInvoice,
  listInvoiceCustomers,
  listInvoiceItems,
  listInvoiceTasks,
  getInvoiceLines,
  getPrintableInvoice,
  changeInvoiceStatus,
});
