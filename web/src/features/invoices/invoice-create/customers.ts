import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { addDays, daysBetween } from '@driftig/domain/dates';

import { sortByName } from '../../../ui/text/sort-danish.ts';
import { DAYS_TO_PAY } from './form-values.ts';
import { texts } from './texts.ts';

/** 'Holm & Søn ApS, Kirsten Holm'; for a private customer only the person. */
function customerLabel({ company, fullName }: InvoiceCustomer): string {
  return [company, fullName].filter((part) => part !== '').join(', ');
}

/** The options of the select. The empty first entry clears the customer fields. */
export function customerOptions(customers: readonly InvoiceCustomer[]) {
  return [
    { value: '', label: texts.noCustomer },
    ...sortByName(
      customers.map((customer) => ({ value: customer.id, label: customerLabel(customer) })),
      ({ label }) => label,
    ),
  ];
}

interface Dates {
  readonly date: string;
  readonly payDate: string;
}

/**
 * The payment date for a newly chosen customer: their days to pay, else the default. A typed date
 * is kept; it is recognised by differing from the default and from the days of the customer chosen
 * before.
 */
export function payDateFor(
  { date, payDate }: Dates,
  days: { readonly before: number; readonly now: number },
): string {
  if (date === '' || payDate === '') return payDate;
  const daysApart = daysBetween(date, payDate);
  if (daysApart !== DAYS_TO_PAY && daysApart !== days.before) return payDate;
  return addDays(date, days.now || DAYS_TO_PAY);
}

/** The form values of a customer; undefined for the empty entry. */
export function chosenCustomer(customers: readonly InvoiceCustomer[], id: string | null) {
  const customer = customers.find((candidate) => candidate.id === id);
  if (customer === undefined) return undefined;
  const { id: customerId, fullName: name, paymentDays: _days, ...fields } = customer;
  return { customerId, name, ...fields };
}
