import * as z from 'zod';

import { vatCodes } from '../accounting/account-type.ts';
import { routesOf } from '../core/route.ts';
import { oneLine } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kroner, largestNumber, wholeNumber } from '../wire/wire-numbers.ts';
import { flag, id, request, response } from '../wire/wire.ts';

/** Entries of a file, and of one call. */
const mostImportEntries = 50_000;
export const mostBatchEntries = 30;
/** Accounts that one entry may move. */
const mostImportAccounts = 80;
const mostLines = 400;

const account = wholeNumber({
  min: 1,
  max: largestNumber,
  error: 'Kontonummeret skal være et helt tal over 0.',
});
const count = (max: number) => wholeNumber({ min: 0, max, error: 'Skal være et helt tal.' });

const balance = request({ account, amount: kroner }, {});

const line = request(
  {
    account,
    /** Debit above 0, credit below. */
    amount: kroner,
    vatcode: z.enum(vatCodes, { error: 'Momskoden findes ikke.' }),
    vatpart: z.enum(['', 'base', 'output', 'input'], { error: 'Vælg momsens del.' }),
    currency: z.string().regex(/^([A-Z]{3})?$/, 'Valutaen skal have tre bogstaver.'),
    currencyAmount: kroner,
    rate: z.string().regex(/^(\d{1,9}(\.\d{1,6})?)?$/, 'Kursen skal være et tal.'),
  },
  { vatcode: 'vatCode', vatpart: 'vatPart' },
);

const entry = request(
  {
    journal: oneLine(70),
    /** Its number in the other system. */
    reference: oneLine(70),
    date: dateText,
    text: oneLine(200),
    /** Its place among equal entries of the file, from 1. */
    occurrence: wholeNumber({ min: 1, max: mostImportEntries, error: 'Skal være et tal.' }),
    lines: z
      .array(line, { error: 'Et bilag har mindst to linjer.' })
      .min(2, 'Et bilag har mindst to linjer.')
      .max(mostLines, `Et bilag har højst ${mostLines} linjer.`),
  },
  {},
);

/** An import of another system's books; `taken` of its `entries` are done. */
const bookImport = response(
  {
    id: z.string(),
    name: z.string(),
    from: z.string(),
    to: z.string(),
    entries: z.int(),
    taken: z.int(),
    /** Entries among the taken ones that another file had brought already. */
    known: z.int(),
    /** The voucher number of the opening balances; 0 for none. */
    openingvoucher: z.int(),
    done: flag,
    startedat: z.string(),
  },
  { openingvoucher: 'openingVoucher', done: 'isDone', startedat: 'startedAt' },
);

const changes = ['ledger', 'periods', 'listAccounts', 'listBookImports'] as const;

/** Books of another system: shown in the browser, then taken in batches (product B73). */
export const importRoutes = routesOf('exchange', {
  listBookImports: {
    method: 'GET',
    path: '/accountant/exchange/imports',
    access: 'accountant',
    summary: 'Regnskaber, der er hentet fra andre systemer',
    response: z.array(bookImport),
  },
  startBookImport: {
    method: 'POST',
    path: '/accountant/exchange/imports',
    access: 'accountant',
    summary: 'Begynder at hente et regnskab, eller fortsætter på det, der ikke blev færdigt',
    body: request(
      {
        /** SHA-256 of the file. */
        file: z.string().regex(/^[0-9a-f]{64}$/, 'Filens aftryk er forkert.'),
        name: oneLine(200),
        from: dateText,
        to: dateText,
        entries: count(mostImportEntries),
        /** Debit sum of the entries. */
        debit: kroner,
        openings: z
          .array(balance)
          .max(mostImportAccounts, `Højst ${mostImportAccounts} konti med primosaldo.`),
      },
      {},
    ),
    response: bookImport,
    errors: ['conflict'],
    changes: [...changes],
  },
  takeImportEntries: {
    method: 'POST',
    path: '/accountant/exchange/imports/{id}/entries',
    access: 'accountant',
    summary: 'Bogfører de næste bilag af et regnskab; dem, der er hentet før, bliver, som de er',
    params: request({ id }, {}),
    body: request(
      {
        /** How many entries of the file come before these. */
        first: count(mostImportEntries),
        entries: z
          .array(entry, { error: 'Send mindst ét bilag.' })
          .min(1, 'Send mindst ét bilag.')
          .max(mostBatchEntries, `Højst ${mostBatchEntries} bilag ad gangen.`),
      },
      {},
    ),
    response: bookImport,
    errors: ['not_found', 'conflict'],
    changes: [...changes],
    maxBodyBytes: 1024 * 1024,
  },
});
