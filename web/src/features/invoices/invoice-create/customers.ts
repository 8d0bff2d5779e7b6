import type { InvoiceCustomer } from '@driftig/contracts/invoices-catalogue';

import { sortByName } from '../../../ui/data-table/collation.ts';
import { texts } from './texts.ts';

/** 'Holm & Søn ApS, Kirsten Holm'; a private customer is the person alone. */
export function customerLabel({ company, fullName }: InvoiceCustomer): string {
  return [company, fullName].filter((part) => part !== '').join(', ');
}

/** The list to choose from; its empty first entry clears the customer's fields. */
export function customerOptions(customers: readonly InvoiceCustomer[]) {
  return [
    { value: '', label: texts.noCustomer },
    ...sortByName(
      customers.map((customer) => ({ value: customer.id, label: customerLabel(customer) })),
      ({ label }) => label,
    ),
  ];
}

/** What choosing a customer fills in. Undefined for the empty entry. */
export function chosenCustomer(customers: readonly InvoiceCustomer[], id: string | null) {
  const customer = customers.find((candidate) => candidate.id === id);
  if (customer === undefined) return undefined;
  const { id: customerId, fullName: name, paymentDays: _days, ...fields } = customer;
  return { customerId, name, ...fields };
}
