import * as z from 'zod';

import { requiredEmail } from '../wire/email.ts';
import { othersPhone } from '../wire/phone.ts';
import { oneLine } from '../wire/text.ts';
import { accountNumber, digits, fikCreditor, regNumber } from '../wire/bank-numbers.ts';
import { requiredCvr } from '../wire/company-numbers.ts';
import {
  kroner,
  kronerAnswer,
  largestNumber,
  mostDaysToPay,
  wholeNumber,
} from '../wire/wire-numbers.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, response } from '../wire/wire.ts';
import { currencyCodes } from './currencies.ts';

/** The documented alert of product V6; the name is the wire's field name. */
const requiredMessage = (name: string) => `Field "${name}" must be filled out.`;
const invoiceNumberText = 'Invoice number must be a positive number and at least 1.';

const nextInvoiceNumber = wholeNumber({
  min: 1,
  max: largestNumber,
  missing: requiredMessage('invoiceactualnumber'),
  error: invoiceNumberText,
  tooLarge: 'Højst 9 cifre.',
});

const taxPercent = wholeNumber({
  min: 0,
  max: 100,
  error: 'Moms må kun bestå af tal.',
  tooLarge: 'Momsen kan højst være 100 %.',
});

/** How long customers have to pay, where they have no days of their own. */
const paymentDays = wholeNumber({
  min: 0,
  max: mostDaysToPay,
  error: 'Skriv et antal dage, mindst 0.',
  tooLarge: `Højst ${mostDaysToPay} dage.`,
});

const settingNames = {
  gcompanyname: 'companyName',
  gphone: 'phone',
  gemail: 'email',
  gcvr: 'cvr',
  gaddress: 'address',
  gtown: 'town',
  gcountry: 'country',
  gzipcode: 'zipcode',
  invoiceactualnumber: 'nextInvoiceNumber',
  bankname: 'bankName',
  regnumber: 'regNumber',
  kontonumber: 'accountNumber',
  fikcreditor: 'fikCreditor',
  depprice: 'depositPrice',
  tax: 'taxPercent',
  paymentdays: 'paymentDays',
} as const;

const skippedNumbers = z.array(
  z.object({ from: z.int(), to: z.int(), reason: z.string(), date: z.string() }),
);

/** `nextInvoiceNumber` is the next number of the series. */
export const settingsAnswer = response(
  {
    gcompanyname: z.string(),
    gphone: z.string(),
    gemail: z.string(),
    gcvr: z.string(),
    gaddress: z.string(),
    gtown: z.string(),
    gcountry: z.string(),
    gzipcode: z.string(),
    invoiceactualnumber: z.int(),
    /** Invoice numbers that are used for nothing, and why; the oldest first. */
    skippednumbers: skippedNumbers,
    bankname: z.string(),
    regnumber: z.string(),
    kontonumber: z.string(),
    fikcreditor: z.string(),
    depprice: kronerAnswer,
    tax: z.number(),
    paymentdays: z.int(),
    currency: z.enum(currencyCodes),
    version: z.int(),
  },
  { ...settingNames, skippednumbers: 'skippedNumbers' },
);
export type CompanySettings = z.output<typeof settingsAnswer>;

/** Settings as the form sends them: gemail, gcvr, invoiceactualnumber and currency are required. */
export const settingsForm = editRequest(
  {
    gcompanyname: blankable(oneLine(120)),
    gphone: blankable(othersPhone),
    gemail: requiredEmail(requiredMessage('gemail')),
    gcvr: requiredCvr(requiredMessage('gcvr')),
    gaddress: blankable(oneLine(200)),
    gtown: blankable(oneLine(80)),
    gcountry: blankable(oneLine(80)),
    gzipcode: blankable(digits(10, 'Postnummer')),
    invoiceactualnumber: nextInvoiceNumber,
    /** Why numbers are skipped, where the next one is raised after invoices were issued. */
    skipreason: blankable(oneLine(200)),
    bankname: blankable(oneLine(80)),
    regnumber: blankable(regNumber),
    kontonumber: blankable(accountNumber),
    fikcreditor: blankable(fikCreditor),
    depprice: blankable(
      kroner.refine((oere) => oere >= 0, 'Depositum må kun bestå af tal, komma og punktum.'),
    ),
    /** Unchanged when left out, refused when empty. */
    tax: taxPercent.optional(),
    /** The same. */
    paymentdays: paymentDays.optional(),
    currency: z
      .string({ error: requiredMessage('currency') })
      .min(1, requiredMessage('currency'))
      .pipe(z.enum(currencyCodes, { error: 'Valutaen findes ikke.' })),
    /** Optimistic lock: the version that was read. Without it the last save wins. */
    version: z.int({ error: 'Skal være et helt tal.' }).min(1, 'Skal være mindst 1.').optional(),
  },
  { ...settingNames, skipreason: 'skipReason' },
  fieldsOf(settingsAnswer),
);
export type SettingsForm = z.output<typeof settingsForm>;
