import * as z from 'zod';

import { routesOf } from './route.ts';
import {
  blankable,
  coded,
  dateText,
  email,
  flag,
  id,
  kroner,
  kronerAnswer,
  message,
  quantity,
  request,
  response,
  text,
  timeText,
} from './wire.ts';

/** Status codes of part 2 §4; 6 Missing payment is computed and never stored. */
export const invoiceStatusNumbers = {
  notSent: 1,
  waiting: 2,
  paid: 3,
  sent: 4,
  cancelled: 5,
} as const;
export type InvoiceStatus = keyof typeof invoiceStatusNumbers;
export const invoiceStatusLabels: Record<InvoiceStatus | 'missingPayment', string> = {
  notSent: 'Not sent yet',
  waiting: 'Waiting',
  paid: 'Payed',
  sent: 'Sent',
  cancelled: 'Cancelled',
  missingPayment: 'Missing payment',
};
export const invoiceStatus = coded(invoiceStatusNumbers, 'Ukendt status.');

/** Deposit or End; 2 "not chosen" cannot be saved (reading D1). */
const invoiceKind = coded({ final: 0, deposit: 1 }, 'Vælg Deposit eller End.');

const blankText = (max: number) => blankable(text(max));
const required = (max: number) => text(max).pipe(z.string().min(1, 'Skal udfyldes.'));
/** A number from 0 to `max`, as a number or as text with comma or dot. */
const plainNumber = (max: number) =>
  z.codec(
    z.union([z.number(), z.string()], { error: 'Skal være et tal.' }),
    z.number('Skal være et tal.').min(0, 'Skal være mindst 0.').max(max, `Skal være højst ${max}.`),
    {
      decode: (value) =>
        /^\d+([.,]\d+)?$/.test(String(value))
          ? Number(String(value).replace(',', '.'))
          : Number.NaN,
      encode: (value) => value,
    },
  );
const wireId = z.union([id, z.int().nonnegative()]);

/** At most 500 lines keeps a document within one stored item. */
const lines = <S extends z.ZodType>(line: S) =>
  z.array(line).max(500, 'Højst 500 linjer af hver slags.').default([]);

const lineShape = {
  id: blankable(wireId),
  name: blankText(200),
  description: required(1000),
  quantity,
  price: kroner,
  total: blankable(kroner),
  unit: blankText(20),
  tax: blankable(plainNumber(100)),
};
const line = request(lineShape, { tax: 'taxPercent' });
const taskLine = request(
  { ...lineShape, taskname: blankText(200) },
  { tax: 'taxPercent', taskname: 'taskName' },
);

const groups = request(
  { '1': lines(line), '2': lines(line), '3': lines(taskLine) },
  { '1': 'items', '2': 'productGroups', '3': 'tasks' },
);

const invoiceNames = {
  invoicenumber: 'number',
  invoiceactualnumber: 'shownNumber',
  paydate: 'payDate',
  customerid: 'customerId',
  ordertittle: 'orderTitle',
  orderdescription: 'orderDescription',
  orderdatestart: 'orderStartDate',
  orderdateend: 'orderEndDate',
  timestart: 'orderStartTime',
  timedone: 'orderEndTime',
  orderdescriptionemployees: 'orderNoteEmployees',
  orderdescriptionadministration: 'orderNoteAdministration',
  bankname: 'bankName',
  regnumber: 'regNumber',
  kontonumber: 'accountNumber',
  depprice: 'depositPrice',
  deporend: 'kind',
  depinvoicenumber: 'depositInvoiceNumber',
  priceValue: 'price',
  taxValue: 'tax',
  totalValue: 'total',
  totalValueCalculated: 'amountDue',
  getOrderUniqueNumber: 'orderNumber',
  orderUsers: 'orderEmployees',
  allCanRequestFromParent: 'allCanRequest',
  allCanRequestFromParentNumber: 'neededEmployees',
} as const;

const number = blankable(
  z.codec(
    z.union([z.string(), z.number()], { error: 'Fakturanummeret skal være et tal.' }),
    z
      .int('Fakturanummeret skal være et tal.')
      .min(1, 'Fakturanummeret skal være mindst 1.')
      .max(999_999_999, 'Højst 9 cifre.'),
    {
      decode: (value) => (/^\d{1,12}$/.test(String(value).trim()) ? Number(value) : Number.NaN),
      encode: (value) => value,
    },
  ),
);

/** Sent along by the form, never trusted: the sender is the company's own settings. */
const senderFields = {
  mycompanyname: blankText(200),
  mycvr: blankText(20),
  myaddress: blankText(200),
  myzipcode: blankText(20),
  mytown: blankText(80),
  mycountry: blankText(80),
  myphone: blankText(40),
  myemail: blankText(254),
  mytax: blankable(plainNumber(100)),
};

/**
 * A new invoice. `number` empty, or equal to `shownNumber` (the Get button), means "draw the
 * next"; any other number is typed and must be free (reading D5). Sums are computed on the server;
 * those sent along must agree with it to the øre.
 */
export const newInvoice = request(
  {
    invoicenumber: number,
    invoiceactualnumber: number,
    date: dateText,
    paydate: dateText,
    customerid: blankable(wireId),
    name: blankText(120),
    company: blankText(120),
    cvr: blankText(20),
    phone: blankText(40),
    email: blankable(email),
    address: blankText(200),
    zipcode: blankText(10),
    town: blankText(80),
    country: blankText(80),
    ordertittle: blankText(200),
    orderdescription: blankText(4000),
    orderdatestart: blankable(dateText),
    orderdateend: blankable(dateText),
    timestart: blankable(timeText),
    timedone: blankable(timeText),
    orderdescriptionemployees: blankText(4000),
    orderdescriptionadministration: blankText(4000),
    bankname: blankText(80),
    regnumber: blankText(4),
    kontonumber: blankText(10),
    depprice: blankable(kroner),
    ...senderFields,
    deporend: invoiceKind,
    depinvoicenumber: number,
    groups,
    priceValue: blankable(kroner),
    taxValue: blankable(kroner),
    totalValue: blankable(kroner),
    totalValueCalculated: blankable(kroner),
    getOrderUniqueNumber: number,
    orderUsers: z.array(id).max(200).optional(),
    allCanRequestFromParent: z.union([flag, z.boolean()]).optional(),
    allCanRequestFromParentNumber: blankable(plainNumber(999).pipe(z.int())),
  },
  invoiceNames,
);
export type NewInvoice = z.output<typeof newInvoice>;

/** A row of the invoice list (part 1 §3). `overpaydate` is 1 when payment is missing (reading §3). */
export const invoiceRow = response(
  {
    id,
    invoicenumber: z.int(),
    date: z.string(),
    paydate: z.string(),
    company: z.string(),
    name: z.string(),
    ordertittle: z.string(),
    status: invoiceStatus,
    displaytotalprice: kronerAnswer,
    overpaydate: flag,
    savedasdep: flag,
  },
  {
    invoicenumber: 'number',
    paydate: 'payDate',
    ordertittle: 'orderTitle',
    displaytotalprice: 'amount',
    overpaydate: 'missingPayment',
    savedasdep: 'isDeposit',
  },
);
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

const answerLine = response(
  {
    id: z.string(),
    name: z.string(),
    description: z.string(),
    quantity: z.number(),
    price: kronerAnswer,
    total: kronerAnswer,
    unit: z.string(),
    tax: z.number().optional(),
  },
  { tax: 'taxPercent' },
);
const answerTaskLine = response(
  {
    id: z.string(),
    taskname: z.string(),
    description: z.string(),
    quantity: z.number(),
    price: kronerAnswer,
    total: kronerAnswer,
    unit: z.string(),
  },
  { taskname: 'name' },
);
const answerGroups = response(
  { '1': z.array(answerLine), '2': z.array(answerLine), '3': z.array(answerTaskLine) },
  { '1': 'items', '2': 'productGroups', '3': 'tasks' },
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

/** Everything the printable invoice shows. */
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

const askedNumber = z.codec(
  z.union([z.string(), z.number()], { error: 'Angiv et fakturanummer.' }),
  z.int('Angiv et fakturanummer.'),
  {
    decode: (value) => (/^\d{1,12}$/.test(String(value)) ? Number(value) : Number.NaN),
    encode: (value) => value,
  },
);

/** Both spellings are accepted on both paths (reading D9). */
const byNumber = z.codec(
  z.union(
    [
      z.strictObject({ invoicenumber: askedNumber }),
      z.strictObject({ invoiceNumber: askedNumber }),
    ],
    { error: 'Angiv et fakturanummer.' },
  ),
  z.object({ number: z.int() }),
  {
    decode: (value) => ({
      number: 'invoicenumber' in value ? value.invoicenumber : value.invoiceNumber,
    }),
    encode: ({ number: invoicenumber }) => ({ invoicenumber }),
  },
);

const catalogueRow = response(
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
export type CatalogueRow = z.output<typeof catalogueRow>;

const catalogueTask = response(
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

const invoiceCustomer = z.object({
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
});
export type InvoiceCustomer = z.output<typeof invoiceCustomer>;

export const invoiceRoutes = routesOf('invoices', {
  issueInvoice: {
    method: 'POST',
    path: '/invoice/insertNewInvoice',
    access: 'manager',
    summary: 'Udsteder en faktura med næste nummer',
    body: newInvoice,
    response: issuedInvoice,
    status: 201,
    errors: ['number_taken', 'not_found', 'conflict', 'key_reused'],
    idempotent: true,
    // Stored it is never larger than sent, and an item of the table holds 400 KB.
    maxBodyBytes: 320 * 1024,
  },
  listInvoiceCustomers: {
    method: 'GET',
    path: '/invoice/customers',
    access: 'manager',
    summary: 'Kunder til fakturaformularen',
    response: z.array(invoiceCustomer),
  },
  listInvoiceItems: {
    method: 'GET',
    path: '/invoice/items',
    access: 'manager',
    summary: 'Varer til fakturaformularen',
    response: z.array(catalogueRow),
  },
  listInvoiceTasks: {
    method: 'GET',
    path: '/invoice/tasks',
    access: 'manager',
    summary: 'Opgaver til fakturaformularen',
    response: z.array(catalogueTask),
  },
  getInvoiceLines: {
    method: 'POST',
    path: '/invoice/invoicesGetItemsEtc',
    access: 'manager',
    summary: 'En fakturas linjer og summer',
    body: byNumber,
    response: response(
      { groups: answerGroups, price: kronerAnswer, totalValue: kronerAnswer },
      { totalValue: 'total' },
    ),
    errors: ['not_found'],
  },
  getPrintableInvoice: {
    method: 'POST',
    path: '/api/invoicesGetItemsEtc',
    access: 'manager',
    summary: 'Alt, hvad den udskrevne faktura viser',
    body: byNumber,
    response: printableInvoice,
    errors: ['not_found'],
  },
  changeInvoiceStatus: {
    method: 'POST',
    path: '/upd/updateInvoiceChange',
    access: 'manager',
    summary: 'Sætter en fakturas status',
    body: request(
      {
        id,
        invoicechose: z.codec(
          z.union([z.string(), z.number()], { error: 'Ukendt status.' }),
          invoiceStatus,
          { decode: (value) => Number(value) as never, encode: (value) => value },
        ),
      },
      { invoicechose: 'status' },
    ),
    response: message,
    errors: ['not_found', 'conflict'],
  },
});
