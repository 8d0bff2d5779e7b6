import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';

import { valuesOfOrder, type OrderBase } from '../bases/bases.ts';
import { chosenCustomer, payDateFor } from '../bases/customers.ts';
import type { InvoiceValues } from './form-values.ts';

/** Initial values of the form besides those of a new form. */
export interface Preset {
  readonly customerId?: string | undefined;
  readonly base?: OrderBase | undefined;
}

/** A new form's values with the customer and the order that it was opened for. */
export function withPreset(
  fresh: InvoiceValues,
  customers: readonly InvoiceCustomer[],
  { customerId, base }: Preset,
  usualDays: number,
): InvoiceValues {
  const id = base?.order.customerId ?? customerId ?? null;
  const days = customers.find((one) => one.id === id)?.paymentDays ?? 0;
  return {
    ...fresh,
    payDate: payDateFor(fresh, { before: usualDays, now: days, usual: usualDays }),
    ...chosenCustomer(customers, id),
    ...(base && valuesOfOrder(base, customers)),
  };
}
