import * as z from 'zod';

import { kronerAnswer } from '../wire/wire-numbers.ts';
import { id, response } from '../wire/wire.ts';
import { saleVatCode } from './sale-vat.ts';

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
    vatnumber: z.string(),
    /** The VAT code of what they buy (product D38). */
    vatcode: saleVatCode,
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
  {
    fullname: 'fullName',
    ean: 'gln',
    paymentdays: 'paymentDays',
    vatnumber: 'vatNumber',
    vatcode: 'vatCode',
  },
);
export type InvoiceCustomer = z.output<typeof invoiceCustomer>;
