import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { oneLine } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kronerAnswer, largestNumber, wholeNumber } from '../wire/wire-numbers.ts';
import { flag, id, message, pageQuery, request, response } from '../wire/wire.ts';
import { bankLine, matching, statementLine } from './lines.ts';

/** Most lines that one call takes: a transaction has room for them. */
export const mostLinesTaken = 80;
export const mostLinesChecked = 500;

const columns = z.object({
  date: z.string(),
  amount: z.string(),
  text: z.string(),
  balance: z.string(),
});

const heading = (max = 100) => oneLine(max);
const chosen = (error: string) => heading().refine((one) => one !== '', error);

const linesOf = (most: number) =>
  request(
    {
      lines: z
        .array(statementLine, { error: 'Filen har ingen linjer.' })
        .min(1, 'Filen har ingen linjer.')
        .max(most, `Højst ${most} linjer ad gangen.`),
    },
    {},
  );

/** The id of an account in the chart, and of a line. */
const params = request({ id }, {});

const matched = response(
  { message: z.string(), voucherNumber: z.int() },
  { voucherNumber: 'voucher' },
);
const matchChanges = [
  ...recordChanges.invoices,
  'listOpenDeposits',
  'ledger',
  'periods',
  'bank',
  'listAccounts',
] as const;

/** Statements of the bank: read, matched and reconciled (product B64 to B67). */
export const bankRoutes = routesOf('bank', {
  listBankAccounts: {
    method: 'GET',
    path: '/accountant/bank/accounts',
    access: 'accountant',
    summary: 'Kontoplanens bankkonti, og hvordan deres filer læses',
    response: z.array(
      z.object({
        id: z.string(),
        number: z.int(),
        name: z.string(),
        /** Whether payments of invoices are posted to it. */
        takesPayments: z.boolean(),
        /** Headings of the columns that were chosen for its files; null where the bank is known. */
        columns: columns.nullable(),
      }),
    ),
  },
  saveBankColumns: {
    method: 'PUT',
    path: '/accountant/bank/accounts/{id}/columns',
    access: 'accountant',
    summary: 'Husker, hvilke kolonner en kontos filer har',
    params,
    body: request(
      {
        date: chosen('Vælg kolonnen med dato.'),
        amount: chosen('Vælg kolonnen med beløb.'),
        text: chosen('Vælg kolonnen med tekst.'),
        balance: heading(),
      },
      {},
    ),
    response: message,
    errors: ['not_found', 'conflict'],
    changes: ['listBankAccounts'],
  },
  checkBankLines: {
    method: 'POST',
    path: '/accountant/bank/accounts/{id}/check',
    access: 'accountant',
    summary: 'Hvor mange af en fils linjer der er hentet før',
    params,
    body: linesOf(mostLinesChecked),
    response: z.object({ known: z.int() }),
    errors: ['not_found', 'conflict'],
    readsOnly: true,
    maxBodyBytes: 512 * 1024,
  },
  takeBankLines: {
    method: 'POST',
    path: '/accountant/bank/accounts/{id}/lines',
    access: 'accountant',
    summary: 'Henter linjer fra et kontoudtog; dem, der er hentet før, bliver, som de er',
    params,
    body: linesOf(mostLinesTaken),
    response: z.object({ taken: z.int(), known: z.int() }),
    errors: ['not_found', 'conflict'],
    changes: ['bank'],
  },
  listBankLines: {
    method: 'GET',
    path: '/accountant/bank/accounts/{id}/lines',
    access: 'accountant',
    summary: 'Kontoens linjer, nyeste dato først, en side ad gangen, med forslag til de åbne',
    params,
    query: request(
      { ...pageQuery, matched: z.enum(['0', '1'], { error: 'Vælg ja eller nej.' }).optional() },
      {},
    ),
    response: z.array(bankLine),
    errors: ['not_found', 'conflict'],
  },
  matchBankLine: {
    method: 'POST',
    path: '/accountant/bank/lines/{id}/match',
    access: 'accountant',
    summary:
      'Afstemmer en linje: registrerer en betaling, bogfører den eller knytter den til det, der findes',
    params,
    body: matching,
    response: matched,
    status: 201,
    errors: ['not_found', 'conflict', 'needs_confirmation', 'key_reused'],
    idempotent: true,
    changes: matchChanges,
  },
  undoBankMatch: {
    method: 'POST',
    path: '/accountant/bank/lines/{id}/undo',
    access: 'accountant',
    summary: 'Fortryder en afstemning og det, den registrerede eller bogførte',
    params,
    body: request(
      { version: wholeNumber({ min: 1, max: largestNumber, error: 'Skal være et tal.' }) },
      {},
    ),
    response: matched,
    errors: ['not_found', 'conflict'],
    changes: matchChanges,
  },
  getBankReconciliation: {
    method: 'GET',
    path: '/accountant/bank/accounts/{id}/reconciliation',
    access: 'accountant',
    summary: 'Bankens saldo mod bogholderiets på en dato, med det, der er åbent på begge sider',
    params,
    query: request({ date: dateText }, {}),
    response: z.object({
      date: z.string(),
      /** Null where the statement has no balance. */
      bank: kronerAnswer.nullable(),
      ledger: kronerAnswer,
      difference: kronerAnswer.nullable(),
      lines: z.array(bankLine),
      entries: z.array(
        response(
          { voucherNumber: z.int(), date: z.string(), text: z.string(), amount: kronerAnswer },
          { voucherNumber: 'number' },
        ),
      ),
      /** Whether there are more open lines or entries than are listed. */
      more: flag,
    }),
    errors: ['not_found', 'conflict'],
  },
});
