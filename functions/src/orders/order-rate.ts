import type { CompanyData } from '@driftig/data/store';
import { standardVatCode, vatCodeOf } from '@driftig/domain/invoices/vat/vat-code';
import type { Order } from '@driftig/domain/orders/order';
import type { OrderRate } from '@driftig/domain/orders/order-lines';

/** The VAT that an invoice of the order has by itself: of the company, and of the order's customer. */
export async function orderRate(
  store: CompanyData,
  { customerId }: Pick<Order, 'customerId'>,
): Promise<OrderRate> {
  const [{ settings }, customer] = await Promise.all([
    store.company.getCached(),
    customerId === '' ? undefined : store.records.find('customers', customerId),
  ]);
  const vatCode = vatCodeOf(customer?.values['vatCode']) ?? standardVatCode;
  return { taxPercent: settings.taxPercent, vatCode };
}
