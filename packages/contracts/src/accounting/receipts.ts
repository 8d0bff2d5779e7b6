import * as z from 'zod';

import { fileAnswer } from '../core/file-answer.ts';
import { routesOf } from '../core/route.ts';
import { receiptFile } from '../receipts/receipt-file.ts';
import { receiptFilter } from '../receipts/lists.ts';
import { recordChanges } from '../records/record-changes.ts';
import { version } from '../records/record-schemas.ts';
import { receiptStatuses } from '../records/types/receipts.ts';
import { dayFirstAnswer } from '../wire/wire-dates.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import {
  blankable,
  codedEnum,
  codedEnumFromText,
  flag,
  id,
  message,
  pageQuery,
  request,
  response,
} from '../wire/wire.ts';
import { bilagType } from './bilag-type.ts';
import { voucherEdit, voucherForm } from './voucher-form.ts';

const { accepted, rejected } = receiptStatuses;
const statusCodes = {
  actionNeeded: receiptStatuses.actionNeeded.code,
  approved: receiptStatuses.approved.code,
  rejected: rejected.code,
  accepted: accepted.code,
};

/** A receipt as bookkeeping shows it (product E22). */
const bookedReceipt = response(
  {
    id,
    version: z.int(),
    date: dayFirstAnswer,
    businessname: z.string(),
    description: z.string(),
    price: kronerAnswer,
    vat: kronerAnswer,
    type: bilagType,
    status: codedEnum(statusCodes, 'Ukendt status.'),
    employeeId: z.string(),
    employeeName: z.string(),
    team: z.string(),
    departmentId: z.string(),
    tripId: z.string(),
    tripTitle: z.string(),
    account: z.string(),
    /** The number it is posted under; 0 until then. */
    voucherNumber: z.int(),
    noFile: flag,
    fileType: z.string(),
    /** The address of the file call; '' without a file. */
    path: z.string(),
    file_path: z.string(),
  },
  { businessname: 'businessName', file_path: 'filePath', voucherNumber: 'voucher' },
);

/** An accountant's decision (product S5). */
const decision = codedEnumFromText(
  { accepted: accepted.code, rejected: rejected.code },
  'Status skal være 3 (godkendt) eller 2 (afvist).',
);

const receiptId = request({ id }, {});
const upload = {
  access: 'accountant',
  changes: [...recordChanges.receipts, 'getRecord', 'showReceipt', 'getKnownShop'],
  files: { receipt: receiptFile },
  response: bookedReceipt,
  maxBodyBytes: receiptFile.maxBytes + 128 * 1024,
} as const;

export const accountingReceiptRoutes = routesOf('accounting', {
  listAccountingReceipts: {
    method: 'GET',
    path: '/accountant/receipts',
    access: 'accountant',
    summary: 'Bilag; uden filter det sidst uploadede først, ellers nyeste dato først',
    query: request({ ...pageQuery, ...receiptFilter, tripId: blankable(id) }, {}),
    response: z.array(bookedReceipt),
  },
  uploadVoucher: {
    ...upload,
    method: 'POST',
    path: '/accountant/upload',
    summary: 'Opretter et bilag, med dets fil eller uden',
    body: voucherForm,
    status: 201,
    errors: ['wrong_file_type', 'too_large', 'key_reused'],
    idempotent: true,
  },
  editVoucher: {
    ...upload,
    method: 'PATCH',
    path: '/accountant/receipts/{id}',
    summary: 'Retter et bilag, der ikke er godkendt; en ny fil erstatter den gamle',
    params: receiptId,
    body: voucherEdit,
    errors: ['not_found', 'conflict', 'receipt_approved', 'wrong_file_type', 'too_large'],
  },
  decideVoucher: {
    method: 'PATCH',
    path: '/accountant/receipts/{id}/status',
    access: 'accountant',
    summary: 'Godkender et bilag til bogføring, eller afviser det',
    changes: upload.changes,
    params: receiptId,
    body: request({ id: id.optional(), status: decision, version }, {}),
    response: message,
    errors: ['not_found', 'conflict'],
  },
  deleteVoucher: {
    method: 'DELETE',
    path: '/accountant/receipts/{id}',
    access: 'accountant',
    summary: 'Sletter et bilag, der ikke er godkendt',
    changes: upload.changes,
    params: receiptId,
    response: message,
    errors: ['not_found', 'conflict', 'receipt_approved'],
  },
  getReceiptInfo: {
    method: 'GET',
    path: '/accountant/getreceiptinfo/{id}',
    access: 'accountant',
    summary: 'Adressen på bilagets fil; tom uden fil',
    params: receiptId,
    response: response({ file_path: z.string() }, { file_path: 'filePath' }),
    errors: ['not_found'],
  },
  showVoucher: {
    method: 'GET',
    path: '/securedtestrecipts/{id}',
    access: 'accountant',
    summary: 'Bilagets fil: en PDF eller et billede',
    params: receiptId,
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found', 'file_waits', 'file_refused'],
  },
});
