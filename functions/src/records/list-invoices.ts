import { invoiceStatusNumbers, type InvoiceStatus } from '@driftig/contracts/invoices-status';
import type { recordRoutes } from '@driftig/contracts/records';
import { isPaymentMissing } from '@driftig/domain/invoices/status';

import type { Handler } from '../http/handler.ts';

const missingPayment = 6;

export const listInvoices: Handler<typeof recordRoutes.listInvoices> = async ({
  input,
  store,
  today,
  nextPage,
}) => {
  const { status: asked, ...filter } = input.query;
  const page =
    asked === missingPayment
      ? await store.invoices.listMissingPayment(filter, today)
      : await store.invoices.list({ ...filter, status: statusOf(asked) });
  nextPage(page.cursor);
  return page.rows.map(({ amountDue, ...row }) => ({
    ...row,
    amount: amountDue,
    missingPayment: isPaymentMissing({ ...row, amountDue }, today),
  }));
};

function statusOf(number: number | undefined): InvoiceStatus | undefined {
  const words = Object.entries(invoiceStatusNumbers) as [InvoiceStatus, number][];
  return words.find(([, code]) => code === number)?.[0];
}
