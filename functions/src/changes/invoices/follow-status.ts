import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/write';
import type { Invoice } from '@driftig/domain/invoices/invoice';

import { stockWrites } from './stock-writes.ts';

interface Following {
  /** The order that the invoice is linked to after the change. */
  readonly linkedOrder: number | undefined;
  readonly writes: readonly Write[];
}

/**
 * What follows from a status besides the sums (product S2). Cancelling frees the order and takes the
 * products back; leaving Cancelled counts the products again, and links the order unless it was
 * invoiced anew, cancelled or deleted meanwhile.
 */
export async function followStatus(
  store: CompanyData,
  invoice: Invoice,
  { status, now }: { readonly status: InvoiceStatus; readonly now: string },
): Promise<Following> {
  const { number, lines, linkedOrder } = invoice;
  if (status === 'cancelled') {
    const freed =
      linkedOrder === undefined ? [] : [store.orders.unlinkInvoice(linkedOrder, number)];
    const stock = await stockWrites(store, lines, { sign: -1, now });
    return { linkedOrder: undefined, writes: [...freed, ...stock] };
  }
  if (invoice.status !== 'cancelled') return { linkedOrder, writes: [] };
  const stock = await stockWrites(store, lines, { sign: 1, now });
  const order = await freeOrder(store, invoice.order.number);
  if (order === undefined) return { linkedOrder: undefined, writes: stock };
  return { linkedOrder: order, writes: [store.orders.linkInvoice(order, number), ...stock] };
}

async function freeOrder(store: CompanyData, number = 0): Promise<number | undefined> {
  const order = number === 0 ? undefined : await store.orders.find(number);
  const free = order?.invoiceNumber === undefined && order?.status !== 'cancelled';
  return free ? order?.number : undefined;
}
