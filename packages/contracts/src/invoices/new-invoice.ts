import * as z from 'zod';

import { newGroups } from './lines.ts';
import { saleVatCode } from './sale-vat.ts';
import { neededEmployees } from '../planning/needed-employees.ts';
import { longestOrderText } from '../records/types/orders.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { accountNumber, regNumber } from '../wire/bank-numbers.ts';
import { cvr, gln, vatNumber } from '../wire/company-numbers.ts';
import { kroner, largestNumber, plainNumber, wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, codedEnum, flag, id, request } from '../wire/wire.ts';
import { email } from '../wire/email.ts';
import { oneLine, text } from '../wire/text.ts';

/** Deposit or End; 2 "not chosen" cannot be saved (product D1). */
const invoiceKind = codedEnum({ final: 0, deposit: 1 }, 'Vælg Deposit eller End.');

/** The most time reports whose hours go on one invoice. */
const mostInvoicedReports = 1000;

const blankLine = (max: number) => blankable(oneLine(max));
const blankText = (max: number) => blankable(text(max));

const invoiceNames = {
  invoicenumber: 'number',
  invoiceactualnumber: 'shownNumber',
  paydate: 'payDate',
  customerid: 'customerId',
  ean: 'gln',
  vatnumber: 'vatNumber',
  vatcode: 'vatCode',
  exchangerate: 'exchangeRate',
  exchangedate: 'exchangeDate',
  draftid: 'draftId',
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
  timereports: 'timeReports',
  allCanRequestFromParent: 'allCanRequest',
  allCanRequestFromParentNumber: 'neededEmployees',
} as const;

const number = blankable(
  wholeNumber({
    min: 1,
    max: largestNumber,
    error: 'Fakturanummeret skal være et tal.',
    tooSmall: 'Fakturanummeret skal være mindst 1.',
    tooLarge: 'Højst 9 cifre.',
  }),
);

/** Sent by the form and ignored: the sender is taken from the company's settings. */
const senderFields = {
  mycompanyname: blankLine(200),
  mycvr: blankLine(20),
  myaddress: blankLine(200),
  myzipcode: blankLine(20),
  mytown: blankLine(80),
  mycountry: blankLine(80),
  myphone: blankLine(40),
  myemail: blankLine(254),
  mytax: blankable(plainNumber(100)),
};

/**
 * A new invoice. `number` empty, or equal to `shownNumber` (the Get button), means the next number
 * of the series; any other number is typed and must be free (product D5). Sums are computed on the
 * server; those sent along must equal them to the øre.
 */
export const newInvoice = request(
  {
    invoicenumber: number,
    invoiceactualnumber: number,
    date: dateText,
    paydate: dateText,
    customerid: blankable(z.union([id, z.int().nonnegative()])),
    name: blankLine(120),
    company: blankLine(120),
    cvr: blankable(cvr),
    /** The buyer's, which sales to the EU and reverse charge need (product D38). */
    vatnumber: blankable(vatNumber),
    /** That of lines without one, and of a deposit without lines; left out: the customer's. */
    vatcode: blankable(saleVatCode),
    /** In another currency: kroner for 100 of it, and the day of the rate, by itself the invoice's date. */
    exchangerate: blankable(plainNumber(1_000_000)),
    exchangedate: blankable(dateText),
    phone: blankLine(40),
    email: blankable(email),
    address: blankLine(200),
    zipcode: blankLine(10),
    town: blankLine(80),
    country: blankLine(80),
    /** The buyer's EAN number and reference, which public customers ask for (law F10). */
    ean: blankable(gln),
    reference: blankLine(120),
    ordertittle: blankLine(200),
    orderdescription: blankText(longestOrderText),
    orderdatestart: blankable(dateText),
    orderdateend: blankable(dateText),
    timestart: blankable(timeText),
    timedone: blankable(timeText),
    orderdescriptionemployees: blankText(longestOrderText),
    orderdescriptionadministration: blankText(longestOrderText),
    bankname: blankLine(80),
    regnumber: blankable(regNumber),
    kontonumber: blankable(accountNumber),
    depprice: blankable(kroner),
    ...senderFields,
    /** The draft that it was written as, which is deleted with it (product D33). */
    draftid: blankable(id),
    deporend: invoiceKind,
    depinvoicenumber: number,
    groups: newGroups,
    priceValue: blankable(kroner),
    taxValue: blankable(kroner),
    totalValue: blankable(kroner),
    totalValueCalculated: blankable(kroner),
    getOrderUniqueNumber: number,
    orderUsers: z.array(id).max(200).optional(),
    /** Approved hours on the order that its lines are made of: they are invoiced by it (product T35). */
    timereports: z
      .array(id)
      .max(mostInvoicedReports, `Højst ${mostInvoicedReports} tidsregistreringer på en faktura.`)
      .optional(),
    /** Without it a date far back or ahead is refused with a question (product D37). */
    confirmed: flag.optional(),
    allCanRequestFromParent: z.union([flag, z.boolean()]).optional(),
    allCanRequestFromParentNumber: blankable(neededEmployees),
  },
  invoiceNames,
);
export type NewInvoice = z.output<typeof newInvoice>;
