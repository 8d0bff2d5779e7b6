import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { Oere } from '../money.ts';

interface OfOrder {
  readonly amount: Oere;
  readonly status: InvoiceStatus;
  /** Empty for the company's. */
  readonly currency?: string;
}

/**
 * Amount left to invoice of an order in øre, with VAT: the total of its lines less its deposit and
 * its invoice (product O19). Cancelled invoices count as 0. Negative when more was invoiced than
 * the lines come to; undefined without lines, and where an invoice has another currency than the
 * company's, in which the lines are.
 */
export function leftToInvoice(
  total: Oere,
  invoices: readonly (OfOrder | undefined)[],
  companyCurrency: string,
): Oere | undefined {
  const standing = invoices
    .filter((one) => one !== undefined)
    .filter(({ status }) => status !== 'cancelled');
  const comparable = standing.every(
    ({ currency }) => (currency || companyCurrency) === companyCurrency,
  );
  if (total === 0 || !comparable) return undefined;
  return standing.reduce((left, { amount }) => left - amount, total);
}
