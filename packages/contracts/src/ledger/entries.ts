import * as z from 'zod';

import { vatCodes } from '../accounting/account-type.ts';
import { fileAnswer } from '../core/file-answer.ts';
import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { oneLine } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { blankable, flag, id, pageQuery, request, response } from '../wire/wire.ts';
import { sourceKind } from './source-kind-schema.ts';

const row = {
  voucherNumber: z.int(),
  date: z.string(),
  text: z.string(),
  source: sourceKind,
  sourceId: z.string(),
  /** The name of the person or the job that registered it. */
  registeredBy: z.string(),
  /** The debit sum. */
  amount: kronerAnswer,
  /** The voucher number of the entry that this one reverses, and of the one that reverses it; 0 for none. */
  reverses: z.int(),
  reversedBy: z.int(),
  hasFile: flag,
};
const rowNames = { voucherNumber: 'number', source: 'sourceKind', registeredBy: 'by' } as const;

const line = response(
  {
    account: z.int(),
    /** Debit above 0, credit below. */
    amount: kronerAnswer,
    vatcode: z.enum(vatCodes),
    vatpart: z.enum(['', 'base', 'output', 'input']),
    currency: z.string(),
    currencyAmount: kronerAnswer,
    rate: z.string(),
  },
  { vatcode: 'vatCode', vatpart: 'vatPart' },
);

export const entryAnswer = response(
  {
    ...row,
    registeredAt: z.string(),
    reason: z.string(),
    /** The number of the invoice that an invoice's or credit note's entry is of; 0 for others. */
    invoice: z.int(),
    lines: z.array(line),
    previous: z.string(),
    hash: z.string(),
  },
  rowNames,
);

/** The voucher number. */
const params = request({ id }, {});

/** The entries of the ledger: read and reversed, never changed (product B2). */
export const entryRoutes = routesOf('ledger', {
  listLedgerEntries: {
    method: 'GET',
    path: '/accountant/ledger/entries',
    access: 'accountant',
    summary: 'Posteringer, nyeste dato først, en side ad gangen',
    query: request({ ...pageQuery, from: blankable(dateText), to: blankable(dateText) }, {}),
    response: z.array(response(row, rowNames)),
  },
  getLedgerEntry: {
    method: 'GET',
    path: '/accountant/ledger/entries/{id}',
    access: 'accountant',
    summary: 'En postering med sine linjer og sit aftryk',
    params,
    response: entryAnswer,
    errors: ['not_found'],
  },
  reverseLedgerEntry: {
    method: 'POST',
    path: '/accountant/ledger/entries/{id}/reverse',
    access: 'accountant',
    summary: 'Tilbagefører en postering med en ny postering dags dato',
    params,
    body: request(
      {
        reason: oneLine(200, 'Skriv, hvorfor bilaget tilbageføres.').refine(
          (reason) => reason !== '',
          'Skriv, hvorfor bilaget tilbageføres.',
        ),
      },
      {},
    ),
    response: response(
      { message: z.string(), voucherNumber: z.int() },
      { voucherNumber: 'number' },
    ),
    status: 201,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
    changes: [...recordChanges.receipts, 'getRecord', 'showReceipt', 'ledger', 'periods'],
  },
  showLedgerFile: {
    method: 'GET',
    path: '/accountant/ledger/entries/{id}/file',
    access: 'accountant',
    summary: 'Bilagets fil: en PDF eller et billede',
    params,
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found', 'file_waits', 'file_refused'],
  },
});
