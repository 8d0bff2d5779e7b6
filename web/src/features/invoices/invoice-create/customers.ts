import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { addDays, daysBetween } from '@driftig/domain/dates';

import { DAYS_TO_PAY } from './form-values.ts';

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
  const { id: customerId, fullName: name, company, cvr, phone, email } = customer;
  const { address, zipcode, town, country, gln, reference } = customer;
  const place = { address, zipcode, town, country };
  return { customerId, name, company, cvr, phone, email, ...place, gln, reference };
}
