import * as z from 'zod';

import { answerGroups } from './lines.ts';
import { depositFields, depositNames, vatShare } from './deposit-fields.ts';
import { invoiceStatus } from './invoice-status.ts';
import { invoices } from '../records/types/invoices.ts';
import { recordRow } from '../records/record-schemas.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { flag, id, response } from '../wire/wire.ts';
import { paymentKinds } from './payment-kinds.ts';

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
  /** Creditor number of payment cards, 8 digits; '' for none. */
  fikCreditor: z.string(),
});

/** `amount` is above 0 whichever way it went; `otherinvoice` is that of a credit. */
const paymentAnswer = response(
  {
    id,
    date: z.string(),
    amount: kronerAnswer,
    text: z.string(),
    kind: z.enum(paymentKinds),
    otherinvoice: z.int().optional(),
  },
  { otherinvoice: 'other' },
);

/** Fields filled after issuing: payments, and the credit note that cancelled the invoice. */
const settlingFields = {
  payments: z.array(paymentAnswer),
  /** Less what was paid back. */
  paid: kronerAnswer,
  open: kronerAnswer,
  /** Owed to the customer (product D35). */
  credit: kronerAnswer,
  writtenoff: kronerAnswer,
  /** Paid amount at the time of crediting, as printed on the credit note. */
  creditpaid: kronerAnswer.optional(),
  creditnumber: z.int().optional(),
  creditdate: z.string().optional(),
  creditreason: z.string().optional(),
  /** Whether the credit note was mailed. */
  creditmailed: flag.optional(),
  /**
   * The last mail of it, its recipients with commas between, and the addresses it came back from.
   */
  mailedto: z.string().optional(),
  mailedcc: z.string().optional(),
  mailedat: z.string().optional(),
  mailproblems: z
    .array(
      response({ email: z.string(), problem: z.enum(['permanent', 'passing', 'complaint']) }, {}),
    )
    .optional(),
  /** The order that counts as invoiced by it; merging and crediting change it. */
  linkedorder: z.int().optional(),
};
const settlingNames = {
  creditnumber: 'creditNumber',
  creditdate: 'creditDate',
  creditreason: 'creditReason',
  creditmailed: 'isCreditMailed',
  creditpaid: 'creditPaid',
  writtenoff: 'writtenOff',
  mailedto: 'mailedTo',
  mailedcc: 'mailedCc',
  mailedat: 'mailedAt',
  mailproblems: 'mailProblems',
  linkedorder: 'linkedOrder',
} as const;

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
    ...depositFields,
    ...settlingFields,
    /** '' for a buyer who is not in the register. */
    customerid: z.string(),
    company: z.string(),
    name: z.string(),
    cvr: z.string(),
    /** '' for none. */
    vatnumber: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    zipcode: z.string(),
    town: z.string(),
    country: z.string(),
    ean: z.string(),
    reference: z.string(),
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
    /** Price and tax by VAT code, where not all has the company's own rate (product D38). */
    vat: z.array(vatShare).optional(),
    total: kronerAnswer,
    depprice: kronerAnswer,
    displaytotalprice: kronerAnswer,
    currency: z.string(),
    /** Kroner for 100 of it, and the day of the rate (product D39). */
    exchangerate: z.number().optional(),
    exchangedate: z.string().optional(),
    /** The public page that says whether it is in the books (product B68). */
    verifyurl: z.string().optional(),
    seller: sellerAnswer,
  },
  {
    invoicenumber: 'number',
    invoiceYear: 'year',
    paydate: 'payDate',
    ean: 'gln',
    vatnumber: 'vatNumber',
    savedasdep: 'isDeposit',
    refinvoice: 'depositInvoiceNumber',
    ...depositNames,
    ...settlingNames,
    customerid: 'customerId',
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
    verifyurl: 'verifyUrl',
    exchangerate: 'exchangeRate',
    exchangedate: 'exchangeDate',
  },
);
export type PrintableInvoice = z.output<typeof printableInvoice>;
