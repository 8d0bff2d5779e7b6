import * as z from 'zod';

import { oneLine } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kroner, kronerAnswer, largestNumber, wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, id, request, response } from '../wire/wire.ts';

/** A line of a statement as it is read from a file. */
export const statementLine = request(
  {
    date: dateText,
    /** Money in above 0, money out below. */
    amount: kroner,
    text: oneLine(200),
    balance: blankable(kroner),
    /** The identification of a payment card (FIK) without its check digit. */
    payload: z.string().regex(/^\d{0,15}$/, 'Kun cifre.'),
    /** Its place among equal lines of the file, from 1. */
    occurrence: wholeNumber({ min: 1, max: 5000, error: 'Skal være et tal.' }),
  },
  {},
);

const matchKinds = ['payment', 'posting', 'registered', 'entry'] as const;

/** The thing that a line is matched with. */
const match = {
  kind: z.enum(matchKinds),
  text: z.string(),
  /** The number of the invoice, and the voucher number; 0 for none. */
  invoice: z.int(),
  voucherNumber: z.int(),
};
const names = { voucherNumber: 'voucher' } as const;

export const bankLine = response(
  {
    id: z.string(),
    version: z.int(),
    date: z.string(),
    amount: kronerAnswer,
    text: z.string(),
    matched: response({ ...match, by: z.string(), at: z.string() }, names).nullable(),
    /** The likely match of an unmatched line; `sure` by its payment card, or number and amount. */
    suggested: response(
      {
        ...match,
        kind: z.enum(['payment', 'registered', 'entry']),
        paymentId: z.string(),
        sure: z.boolean(),
      },
      names,
    ).nullable(),
  },
  {},
);

const number = (error: string) => wholeNumber({ min: 1, max: largestNumber, error });

/** A transaction has room for the payments of so many invoices beside the first. */
const mostOthers = 5;
const tooManyInvoices = `Højst ${mostOthers + 1} fakturaer på én linje.`;

/** How a line is matched; the fields that its kind needs. */
export const matching = request(
  {
    kind: z.enum(matchKinds, { error: 'Vælg, hvad linjen hører til.' }),
    version: wholeNumber({ min: 1, max: largestNumber, error: 'Skal være et tal.' }),
    /** The invoice of a payment that is registered, now or before. */
    invoice: blankable(number('Skriv et fakturanummer.')),
    /** More invoices that the line pays after that one. */
    otherInvoices: blankable(
      z.array(number('Skriv et fakturanummer.')).max(mostOthers, tooManyInvoices),
    ),
    paymentId: blankable(id),
    /** The entry that is posted already. */
    voucherNumber: blankable(number('Skriv et bilagsnummer.')),
    /** The account that a line is posted to, the VAT in its amount, and the entry's text. */
    account: blankable(id),
    vat: blankable(kroner),
    text: blankable(oneLine(200)),
  },
  { voucherNumber: 'voucher', account: 'accountId' },
);
