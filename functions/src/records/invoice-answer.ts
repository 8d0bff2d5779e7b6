import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import type { InvoiceListRow } from '@driftig/data/invoices.rows';
import { isPaymentMissing } from '@driftig/domain/invoices/status';

/** A row of the invoice list, with what is only true today. */
export function invoiceAnswer(row: InvoiceListRow, today: string): InvoiceRow {
  const { amountDue, ...rest } = row;
  return { ...rest, amount: amountDue, missingPayment: isPaymentMissing(row, today) };
}
