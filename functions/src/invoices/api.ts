import { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import { serve } from '../pipeline/serve.ts';
import { changeInvoiceStatus } from './change-invoice-status.ts';
import { createInvoiceDraft } from './create-invoice-draft.ts';
import { creditInvoice } from './credit-invoice.ts';
import { deleteInvoiceDraft } from './delete-invoice-draft.ts';
import { generateInvoice } from './generate-invoice.ts';
import { getInvoiceDraft } from './get-invoice-draft.ts';
import { getInvoiceLines } from './get-invoice-lines.ts';
import { getPrintableInvoice } from './get-printable-invoice.ts';
import { getSoldByMonth } from './get-sold-by-month.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listInvoiceCustomers } from './list-invoice-customers.ts';
import { listInvoiceDrafts } from './list-invoice-drafts.ts';
import { listInvoiceItems } from './list-invoice-items.ts';
import { listInvoiceProductGroups } from './list-invoice-product-groups.ts';
import { listInvoiceTasks } from './list-invoice-tasks.ts';
import { listLineNames } from './list-line-names.ts';
import { listOpenDeposits } from './list-open-deposits.ts';
import { listOrdersToGenerate } from './list-orders-to-generate.ts';
import { listOrdersToInvoice } from './list-orders-to-invoice.ts';
import { mergeInvoice } from './merge-invoice.ts';
import { recordPayment } from './record-payment.ts';
import { sendInvoice } from './send-invoice.ts';
import { undoPayment } from './undo-payment.ts';
import { unmergeInvoice } from './unmerge-invoice.ts';
import { updateInvoiceDraft } from './update-invoice-draft.ts';

export const handler = serve(invoiceRoutes, {
  listInvoiceDrafts,
  getInvoiceDraft,
  createInvoiceDraft,
  updateInvoiceDraft,
  deleteInvoiceDraft,
  issueInvoice,
  listOpenDeposits,
  listOrdersToInvoice,
  listOrdersToGenerate,
  generateInvoice,
  creditInvoice,
  recordPayment,
  sendInvoice,
  undoPayment,
  mergeInvoice,
  unmergeInvoice,
  listInvoiceCustomers,
  listInvoiceItems,
  listInvoiceProductGroups,
  listInvoiceTasks,
  getInvoiceLines,
  getSoldByMonth,
  listLineNames,
  getPrintableInvoice,
  changeInvoiceStatus,
});
