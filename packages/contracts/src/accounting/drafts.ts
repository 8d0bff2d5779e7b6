import * as z from 'zod';

import { fileAnswer } from '../core/file-answer.ts';
import { routesOf } from '../core/route.ts';
import { receiptFile } from '../receipts/receipt-file.ts';
import { version } from '../records/record-schemas.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { oneLine, text } from '../wire/text.ts';
import { dayFirstAnswer, dayFirstText } from '../wire/wire-dates.ts';
import { kroner, kronerAnswer } from '../wire/wire-numbers.ts';
import { blankable, flag, id, message, pageQuery, request, response } from '../wire/wire.ts';
import { bilagType } from './bilag-type.ts';
import { draftHold } from './draft-hold.ts';

const names = {
  vatAmount: 'vat',
  bilagType: 'type',
  account: 'debitId',
  againstAccount: 'creditId',
  businessname: 'businessName',
} as const;

const draft = response(
  {
    id,
    version: z.int(),
    /** Provisional until the draft is posted (product B1). */
    voucherNumber: z.int(),
    description: z.string(),
    date: dayFirstAnswer,
    businessname: z.string(),
    /** Gross, in kroner; negative on a Kreditnota. */
    amount: kronerAnswer,
    vatAmount: kronerAnswer,
    bilagType,
    /** Ids of the debit and the credit account; '' until they are chosen. */
    account: z.string(),
    againstAccount: z.string(),
    /** The address of the file call; '' without a file. */
    attachment: z.string(),
    filetype: z.string(),
    /** 'Denne faktura har ikke en fil'. */
    noFile: flag,
    userId: z.string(),
    employeeName: z.string(),
    /** Why it cannot be posted; '' where nothing holds it back (product B39). */
    hold: draftHold,
    /** The receipt that it was imported from; '' for any other draft. */
    receiptId: z.string(),
  },
  { voucherNumber: 'number', filetype: 'fileType', employeeName: 'employee', ...names },
);

const form = {
  id: blankable(id),
  version,
  description: blankable(text(500)),
  date: blankable(dayFirstText),
  businessname: blankable(oneLine(120)),
  amount: blankable(kroner),
  vatAmount: blankable(kroner),
  bilagType: blankable(bilagType),
  account: blankable(id),
  againstAccount: blankable(id),
  /** The other documented name of `againstAccount`. */
  contraAccount: blankable(id),
  noFile: blankable(flag),
  /** Imports the receipt or the expense; the fields that are left out are taken from it. */
  receiptId: blankable(id),
  expenseId: blankable(id),
};

const importable = {
  id,
  date: dayFirstAnswer,
  employee: z.string(),
  description: z.string(),
  price: kronerAnswer,
  employeeId: z.string(),
  attachment: z.string(),
};
const importedNames = { price: 'amount' } as const;

const changes = [
  'listAccountingDrafts',
  'listDraftReceipts',
  'listDraftExpenses',
  'getDraftInfo',
  'showDraftFile',
];
const draftId = request({ id }, {});

export const draftRoutes = routesOf('accounting', {
  listAccountingDrafts: {
    method: 'GET',
    path: '/accountant/drafts',
    access: 'accountant',
    summary: 'Kladder, højeste nummer først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(draft),
  },
  saveAccountingDraft: {
    method: 'POST',
    path: '/accountant/drafts',
    access: 'accountant',
    summary:
      'Opretter en kladde, retter den med det id, eller importerer en kvittering eller udgift',
    changes,
    body: editRequest(form, { ...names, contraAccount: 'contraId' }, fieldsOf(draft)),
    response: draft,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
  },
  saveDraftFile: {
    method: 'PUT',
    path: '/accountant/drafts/file/{id}',
    access: 'accountant',
    summary: 'Giver kladden en fil, eller en anden end den, den har',
    changes,
    params: draftId,
    body: request({ version: blankable(z.coerce.number().pipe(z.int())) }, {}),
    files: { receipt: { ...receiptFile, required: true } },
    maxBodyBytes: receiptFile.maxBytes + 128 * 1024,
    response: draft,
    errors: ['not_found', 'conflict', 'wrong_file_type', 'too_large'],
  },
  deleteAccountingDraft: {
    method: 'DELETE',
    path: '/accountant/drafts/{id}',
    access: 'accountant',
    summary: 'Sletter en kladde for altid',
    changes,
    params: draftId,
    response: message,
    errors: ['not_found'],
  },
  getDraftInfo: {
    method: 'GET',
    path: '/accountant/getdraftinfo/{id}',
    access: 'accountant',
    summary: 'Adressen på kladdens fil; tom uden fil',
    params: draftId,
    response: response({ file_path: z.string() }, { file_path: 'filePath' }),
    errors: ['not_found'],
  },
  listDraftReceipts: {
    method: 'GET',
    path: '/accountant/draftReceipts',
    access: 'accountant',
    summary: 'Godkendte kvitteringer, der ikke er i kladden, nyeste først',
    query: request(pageQuery, {}),
    response: z.array(
      response(
        { ...importable, businessname: z.string(), vat: kronerAnswer },
        { ...importedNames, businessname: 'businessName' },
      ),
    ),
  },
  listDraftExpenses: {
    method: 'GET',
    path: '/accountant/draftExpenses',
    access: 'accountant',
    summary: 'Godkendte udgifter, der ikke er i kladden, nyeste først',
    query: request(pageQuery, {}),
    response: z.array(response(importable, importedNames)),
  },
  showDraftFile: {
    method: 'GET',
    path: '/securedtest/{id}',
    access: 'accountant',
    summary: 'Kladdens fil: en PDF eller et billede',
    params: draftId,
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found', 'file_waits', 'file_refused'],
  },
});
