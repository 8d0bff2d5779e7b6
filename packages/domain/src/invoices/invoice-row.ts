import type { InvoiceRow } from '@driftig/contracts/invoices/answers';

import type { Oere } from '../money.ts';
import type { Invoice } from './invoice.ts';
import { paidAmount, writtenOffAmount } from './balance.ts';
import { hasReturned } from './mail.ts';
import { paidOn } from './settling-entry.ts';
import { isOpen, isPaymentMissing } from './status.ts';

/** A row of the invoice list as it is stored: without what is only true on a day. */
type StoredRow = Omit<InvoiceRow, 'amount' | 'missingPayment'> & { readonly amountDue: Oere };

/** A row of the invoice list on a day. */
export function invoiceRowOf({ amountDue, ...row }: StoredRow, today: string): InvoiceRow {
  const missingPayment = isPaymentMissing({ ...row, amountDue }, today);
  return { ...row, amount: amountDue, missingPayment };
}

/** The row of a whole invoice. */
export function rowOfInvoice(invoice: Invoice, today: string): InvoiceRow {
  const { id, number, date, payDate, status, isDeposit, buyer, order, sums } = invoice;
  const { company, name } = buyer;
  const { amountDue } = sums;
  const day = paidOn(invoice) ?? '';
  const paid = paidAmount(invoice);
  const row = { id, number, date, payDate, status, company, name, isDeposit, paid, paidOn: day };
  const rest = {
    credit: invoice.countedCredit ?? 0,
    writtenOff: writtenOffAmount(invoice),
    currency: invoice.currency,
    mailReturned: hasReturned(invoice.mail),
  };
  return invoiceRowOf({ ...row, ...rest, orderTitle: order.title, amountDue }, today);
}

/** The open rest of an invoice in a list; 0 once it is paid or cancelled. */
export function openOfRow({
  status,
  amount,
  paid,
  writtenOff,
}: Pick<InvoiceRow, 'status' | 'amount' | 'paid' | 'writtenOff'>): Oere {
  return isOpen(status) ? amount - paid - writtenOff : 0;
}
