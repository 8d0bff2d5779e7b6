import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import type { Invoice } from '@driftig/domain/invoices/invoice';

import { freeHours } from '../../time/invoice-hours.ts';
import { stockWrites } from '../stock-writes.ts';

/**
 * What follows when an invoice is credited or deleted: its products are taken back, its order and
 * its hours may be invoiced again, and its deposit may be used again. A deposit that an End invoice is based on is
 * refused (409).
 */
export async function undoIssuing(
  store: CompanyData,
  invoice: Invoice,
  now: string,
): Promise<Write[]> {
  const { number, isDeposit, prepayment } = invoice;
  const stock = isDeposit ? [] : await stockWrites(store, invoice, { sign: -1, now });
  const base =
    prepayment === undefined
      ? []
      : store.deposits.release(await store.invoices.getByNumber(prepayment.number));
  const deposit = isDeposit ? [store.deposits.removeOpen(number)] : [];
  const hours = isDeposit ? [] : await hoursOf(store, invoice);
  return [...unlinkWrites(store, invoice), ...stock, ...base, ...deposit, ...hours];
}

/** The hours that are on it may be invoiced again (product T35). */
async function hoursOf(store: CompanyData, { number, linkedOrder }: Invoice): Promise<Write[]> {
  if (linkedOrder === undefined) return [];
  const order = await store.orders.find(linkedOrder);
  return order === undefined ? [] : freeHours(store, { orderId: order.id, number });
}

/** The order that the invoice is linked to is without it from then on. */
export function unlinkWrites(store: CompanyData, invoice: Invoice): Write[] {
  const { number, linkedOrder, isDeposit } = invoice;
  if (linkedOrder === undefined) return [];
  return [
    isDeposit
      ? store.orders.unlinkDeposit(linkedOrder, number)
      : store.orders.unlinkInvoice(linkedOrder, number),
  ];
}
