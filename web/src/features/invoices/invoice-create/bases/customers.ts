import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { addDays, daysBetween } from '@driftig/domain/dates';

interface Dates {
  readonly date: string;
  readonly payDate: string;
}

/** Days to pay: of the customers before and now, 0 for none, and those of the company. */
interface PaymentDays {
  readonly before: number;
  readonly now: number;
  readonly usual: number;
}

/**
 * The payment date for a newly chosen customer: their days to pay, else the company's. A typed date
 * is kept; it is recognised by differing from the company's days and from those of the customer
 * chosen before.
 */
export function payDateFor({ date, payDate }: Dates, { before, now, usual }: PaymentDays): string {
  if (date === '' || payDate === '') return payDate;
  const daysApart = daysBetween(date, payDate);
  if (daysApart !== usual && daysApart !== before) return payDate;
  return addDays(date, now || usual);
}

/** The form values of a customer; undefined for the empty entry. */
export function chosenCustomer(customers: readonly InvoiceCustomer[], id: string | null) {
  const customer = customers.find((candidate) => candidate.id === id);
  if (customer === undefined) return undefined;
  const { id: customerId, fullName: name, company, cvr, phone, email } = customer;
  const { vatNumber, vatCode } = customer;
  const { address, zipcode, town, country, gln, reference } = customer;
  const place = { address, zipcode, town, country };
  const contact = { phone, email, ...place, gln, reference };
  return { customerId, name, company, cvr, vatNumber, vatCode, ...contact };
}
