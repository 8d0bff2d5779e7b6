import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { version } from '../records/record-schemas.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { oneLine } from '../wire/text.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import {
  blankable,
  codedEnumFromText,
  flag,
  id,
  message,
  request,
  response,
  yesOrNo,
} from '../wire/wire.ts';
import { accountTypes, vatCodes } from './account-type.ts';

const nameNeeded = 'Skriv kontoens navn.';
const numberNeeded = 'Skriv kontoens nummer.';
const accountName = oneLine(200, nameNeeded).refine((name) => name !== '', nameNeeded);
const accountNumber = wholeNumber({
  min: 1,
  max: 99_999_999,
  error: 'Kontonummeret skal være et helt tal.',
  missing: numberNeeded,
  tooSmall: 'Kontonummeret skal være et helt tal over 0.',
});
const type = codedEnumFromText(
  {
    expense: accountTypes.expense.code,
    income: accountTypes.income.code,
    asset: accountTypes.asset.code,
    liability: accountTypes.liability.code,
  },
  'Vælg en type.',
);
const vatCode = z.enum(vatCodes, { error: 'Ukendt momskode.' });

const account = response(
  {
    id,
    version: z.int(),
    number: z.int(),
    accountingname: z.string(),
    type,
    vat: flag,
    /** The number in the public chart; 0 while the account is not mapped. */
    standardnumber: z.int(),
    vatcode: vatCode,
    /** The company's own instruction for posting to it. */
    guidance: z.string(),
    /** Whether something is posted to it. */
    posted: flag,
  },
  {
    posted: 'isPosted',
    accountingname: 'name',
    vat: 'hasVat',
    standardnumber: 'standardNumber',
    vatcode: 'vatCode',
  },
);

const optionalFields = {
  vat: yesOrNo.optional(),
  standardnumber: blankable(
    wholeNumber({ min: 0, max: 99_999_999, error: 'Vælg en konto i standardkontoplanen.' }),
  ),
  vatcode: vatCode.optional(),
  guidance: oneLine(300).optional(),
};
const names = {
  vat: 'hasVat',
  standardnumber: 'standardNumber',
  vatcode: 'vatCode',
} as const;

const changes = ['listAccounts', 'getSalesBooks', 'getVatOverview', 'listBankAccounts'];

export const accountRoutes = routesOf('accounting', {
  listAccounts: {
    method: 'GET',
    path: '/accountant/accounts',
    access: 'accountant',
    summary: 'Firmaets egne konti, efter nummer',
    response: z.array(account),
  },
  createAccount: {
    method: 'POST',
    path: '/accountant/accounts',
    access: 'accountant',
    summary: 'Opretter en konto; nummeret er unikt i firmaet',
    changes,
    body: request({ name: accountName, number: accountNumber, type, ...optionalFields }, names),
    response: account,
    status: 201,
    errors: ['number_taken', 'key_reused'],
    idempotent: true,
  },
  updateAccount: {
    method: 'PUT',
    path: '/accountant/accounts/{id}',
    access: 'accountant',
    summary: 'Retter en konto, også nummeret, mens intet er bogført på den',
    changes,
    params: request({ id }, {}),
    body: editRequest(
      { accountingname: accountName, number: accountNumber, type, ...optionalFields, version },
      { accountingname: 'name', ...names },
      fieldsOf(account),
    ),
    response: account,
    errors: ['not_found', 'conflict', 'number_taken'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/accountant/accounts/{id}',
    access: 'accountant',
    summary: 'Sletter en konto, som intet bilag bruger',
    changes,
    params: request({ id }, {}),
    response: message,
    errors: ['not_found', 'conflict'],
  },
  adoptPublicChart: {
    method: 'POST',
    path: '/accountant/accounts/standard',
    access: 'accountant',
    summary: 'Opretter standardkontoplanens konti i en tom kontoplan',
    changes,
    body: request(
      { version: z.literal('20260101', { error: 'Ukendt udgave af standardkontoplanen.' }) },
      { version: 'chartVersion' },
    ),
    response: message,
    errors: ['conflict'],
  },
});
