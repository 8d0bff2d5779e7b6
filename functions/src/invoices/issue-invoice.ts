import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { Invoice, IssueDraft } from '@driftig/domain/invoices/invoice';

import type { Handler } from '../pipeline/handler.ts';
import { issueForm } from '../changes/invoices/issue/issue.ts';
import { invoiceSaved, numberMoved } from './texts.ts';

/** The number is taken from the series in the transaction that writes the invoice (product D5). */
export const issueInvoice: Handler<typeof invoiceRoutes.issueInvoice> = (context) =>
  issueForm(context, context.input.body, answerTo);

function answerTo(invoice: Invoice, { expectedNumber = invoice.number }: IssueDraft) {
  const { id, number, date, payDate, status, sums } = invoice;
  const message = expectedNumber === number ? invoiceSaved : numberMoved(expectedNumber, number);
  return { id, number, date, payDate, status, ...sums, message };
}
