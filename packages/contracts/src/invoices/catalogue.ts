import * as z from 'zod';

import { kronerAnswer } from '../wire/wire-numbers.ts';
import { id, response } from '../wire/wire.ts';

/** A product or task as an invoice line with quantity 1. */
export const catalogueRow = response(
  {
    id,
    name: z.string(),
    description: z.string(),
    quantity: z.number(),
    price: kronerAnswer,
    total: kronerAnswer,
    unit: z.string(),
  },
  {},
);

/** A customer as the buyer of an invoice. */
export const invoiceCustomer = response(
  {
    id,
    company: z.string(),
    fullname: z.string(),
    cvr: z.string(),
    address: z.string(),
    zipcode: z.string(),
    town: z.string(),
    country: z.string(),
    ean: z.string(),
    reference: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Days to pay; 0 when none are agreed. */
    paymentdays: z.int(),
  },
  { fullname: 'fullName', ean: 'gln', paymentdays: 'paymentDays' },
);
export type InvoiceCustomer = z.output<typeof invoiceCustomer>;
