import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';

import type { Oere } from '../money.ts';

interface OfOrder {
  readonly amount: Oere;
  readonly status: InvoiceStatus;
}

/**
 * Amount left to invoice of an order in øre, with VAT: the total of its lines less its deposit and
 * its invoice (product O19). Cancelled invoices count as 0. Negative when more was invoiced than
 * the lines come to; undefined without lines.
 */
export function leftToInvoice(
  total: Oere,
  invoices: readonly (OfOrder | undefined)[],
): Oere | undefined {
  if (total === 0) return undefined;
  const asked = invoices.map((one) => (one?.status === 'cancelled' ? 0 : (one?.amount ?? 0)));
  return asked.reduce((left, amount) => left - amount, total);
}
