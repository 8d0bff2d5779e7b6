import * as z from 'zod';

import { answerGroups } from './lines.ts';
import { invoiceStatus } from './invoice-status.ts';
import { invoices } from '../records/types/invoices.ts';
import { recordRow } from '../records/record-schemas.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { flag, id, response } from '../wire/wire.ts';

/** A row of the invoice list. `overpaydate` is 1 when payment is missing (product S1). */
export const invoiceRow = recordRow(invoices);
export type InvoiceRow = z.output<typeof invoiceRow>;

export const issuedInvoice = response(
  {
    id,
    invoicenumber: z.int(),
    date: z.string(),
    paydate: z.string(),
    status: invoiceStatus,
    priceValue: kronerAnswer,
    taxValue: kronerAnswer,
    totalValue: kronerAnswer,
    totalValueCalculated: kronerAnswer,
    message: z.string(),
  },
  {
    invoicenumber: 'number',
    paydate: 'payDate',
    priceValue: 'price',
    taxValue: 'tax',
    totalValue: 'total',
    totalValueCalculated: 'amountDue',
  },
);

const sellerAnswer = z.object({
  name: z.string(),
  cvr: z.string(),
  address: z.string(),
  zipcode: z.string(),
  town: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  bankName: z.string(),
  regNumber: z.string(),
  accountNumber: z.string(),
});

/** The content of the printable invoice. */
export const printableInvoice = response(
  {
    id,
    invoicenumber: z.int(),
    invoiceYear: z.int(),
    date: z.string(),
    paydate: z.string(),
    status: invoiceStatus,
    savedasdep: flag,
    refinvoice: z.int().optional(),
    company: z.string(),
    name: z.string(),
    cvr: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    zipcode: z.string(),
    town: z.string(),
    country: z.string(),
    ordernumber: z.int().optional(),
    ordertittle: z.string(),
    orderdescription: z.string(),
    orderdatestart: z.string(),
    orderdateend: z.string(),
    ordertimestart: z.string(),
    ordertimedone: z.string(),
    groups: answerGroups,
    price: kronerAnswer,
    taxpercent: z.number(),
    tax: kronerAnswer,
    total: kronerAnswer,
    depprice: kronerAnswer,
    displaytotalprice: kronerAnswer,
    currency: z.string(),
    seller: sellerAnswer,
  },
  {
    invoicenumber: 'number',
    invoiceYear: 'year',
    paydate: 'payDate',
    savedasdep: 'isDeposit',
    refinvoice: 'depositInvoiceNumber',
    ordernumber: 'orderNumber',
    ordertittle: 'orderTitle',
    orderdescription: 'orderDescription',
    orderdatestart: 'orderStartDate',
    orderdateend: 'orderEndDate',
    ordertimestart: 'orderStartTime',
    ordertimedone: 'orderEndTime',
    taxpercent: 'taxPercent',
    depprice: 'depositPrice',
    displaytotalprice: 'amountDue',
  },
);
export type PrintableInvoice = z.output<typeof printableInvoice>;
