import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import type { FilledValues } from '../records/record.ts';
import { vatCodeOf } from './vat/vat-code.ts';

/**
 * The form with its buyer filled in from the chosen customer. A form that names a buyer is left
 * alone, but for what its VAT hangs on; one that names none takes from the customer what it leaves empty.
 */
export function fillBuyer(form: NewInvoice, customer: FilledValues): NewInvoice {
  const text = (name: string) => {
    const value = customer[name];
    return value === undefined ? undefined : String(value);
  };
  const coded = {
    ...form,
    vatCode: form.vatCode ?? vatCodeOf(customer['vatCode']),
    vatNumber: form.vatNumber ?? text('vatNumber'),
  };
  if (form.company !== undefined || form.name !== undefined) return coded;
  return {
    ...coded,
    company: text('company'),
    name: text('fullName'),
    cvr: form.cvr ?? text('cvr'),
    phone: form.phone ?? text('phone'),
    email: form.email ?? text('email'),
    address: form.address ?? text('address'),
    zipcode: form.zipcode ?? text('zipcode'),
    town: form.town ?? text('town'),
    country: form.country ?? text('country'),
    gln: form.gln ?? text('gln'),
    reference: form.reference ?? text('reference'),
  };
}
