import * as z from 'zod';

import { kronerAnswer } from '../wire/wire-numbers.ts';
import { id, response } from '../wire/wire.ts';

/** A product as a ready line of one. */
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

/** A task as a ready line of one. */
export const catalogueTask = response(
  {
    id,
    taskname: z.string(),
    description: z.string(),
    quantity: z.number(),
    price: kronerAnswer,
    total: kronerAnswer,
  },
  { taskname: 'name' },
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
    email: z.string(),
    phone: z.string(),
    /** How long it has to pay; 0 where nothing is agreed. */
    paymentdays: z.int(),
  },
  { fullname: 'fullName', paymentdays: 'paymentDays' },
);
export type InvoiceCustomer = z.output<typeof invoiceCustomer>;
