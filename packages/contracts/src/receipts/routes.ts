import * as z from 'zod';

import { bookkeepingFields } from '../accounting/voucher-form.ts';
import { fileAnswer } from '../core/file-answer.ts';
import { receipts } from '../records/types/receipts.ts';
import { recordChanges } from '../records/record-changes.ts';
import { recordInput } from '../records/record-inputs.ts';
import { recordAnswer, version } from '../records/record-schemas.ts';
import type { RecordField, RecordType } from '../records/record-type.ts';
import { routesOf } from '../core/route.ts';
import { receiptCountRoutes } from './count.ts';
import { receiptLists } from './lists.ts';
import { knownShopRoutes } from './known-shop.ts';
import { receiptFile } from './receipt-file.ts';
import { codedEnum, id, message, request } from '../wire/wire.ts';

const { businessName, description, price, date, vat, type } = receipts.fields;
function withoutRequired(field: RecordField): RecordField {
  const { required: _required, ...rest } = field;
  return rest;
}
/** The fields under the names of upload. All optional, so that missing ones are reported together with the file. */
const form: RecordType = {
  ...receipts,
  fields: {
    businessName: withoutRequired({ ...businessName, wire: 'businessName' }),
    description: withoutRequired(description),
    price: withoutRequired(price),
    date: withoutRequired(date),
    vat,
    type,
  },
};
const receipt = recordAnswer(receipts);

/** A manager's decision on a receipt. */
const receiptDecision = codedEnum(
  { approved: receipts.statuses.approved.code, rejected: receipts.statuses.rejected.code },
  'Status skal være 1 (godkendt) eller 2 (afvist).',
);
export type ReceiptDecision = z.output<typeof receiptDecision>;

export const receiptRoutes = {
  ...routesOf('receipts', {
    uploadReceipt: {
      method: 'POST',
      path: '/receipts/upload',
      access: 'receipts',
      summary: 'Afleverer en kvittering med dens fil eller uden',
      changes: [...recordChanges.receipts, 'getKnownShop'],
      files: { receipt: receiptFile },
      body: recordInput(form, bookkeepingFields),
      response: receipt,
      status: 201,
      maxBodyBytes: receiptFile.maxBytes + 128 * 1024,
      errors: ['wrong_file_type', 'too_large', 'key_reused'],
      idempotent: true,
    },
    showReceipt: {
      method: 'GET',
      path: '/receipts/show/{id}',
      access: 'receipts',
      summary: 'Kvitteringens fil: en PDF eller et billede',
      params: request({ id }, {}),
      response: fileAnswer,
      answersFile: true,
      errors: ['not_found', 'file_waits', 'file_refused'],
    },
    approveReceipt: {
      method: 'POST',
      path: '/receipts/approve',
      access: 'receipts',
      summary: 'Godkender eller afviser en kvittering',
      changes: recordChanges.receipts,
      body: request({ receiptId: id, status: receiptDecision, version }, { receiptId: 'id' }),
      response: message,
      errors: ['not_found', 'conflict'],
    },
    listReceiptEmployees: {
      method: 'GET',
      path: '/receipts/employees',
      access: 'receipts',
      summary: 'Medarbejdere, der kan have afleveret en kvittering, som id og navn',
      response: z.array(z.object({ id, name: z.string() })),
    },
  }),
  ...receiptCountRoutes,
  ...receiptLists,
  ...knownShopRoutes,
};
