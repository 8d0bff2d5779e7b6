import type { ReceiptDecision } from '@driftig/contracts/receipts/routes';
import { receipts } from '@driftig/contracts/records/types/receipts';
import type { RecordValues } from '@driftig/contracts/records/record-type';

import type { Actor } from '../actor.ts';
import { nameOf } from '../employees/name-of.ts';
import { AppError } from '../errors.ts';
import { newRecord, type FilledValues } from '../records/record.ts';
import { receiptIncomplete } from './receipt-faults.ts';
import { isVoucher, mayDecide } from './receipt-status.ts';

/** What a receipt lacks is told all at once, each at its field. Throws bad_input. */
export function assertComplete<File extends object>(
  values: RecordValues,
  file: File | undefined,
): asserts file is File {
  const missing = [
    ...Object.entries(receipts.fields).filter(
      ([name, field]) => 'required' in field && values[name] === undefined,
    ),
    ...(file === undefined ? [['receipt', { label: 'Fil' }] as const] : []),
  ];
  if (missing.length === 0) return;
  const fields = missing.map(([name, { label }]) => [name, `${label} is required`]);
  throw new AppError('bad_input', {
    message: receiptIncomplete,
    fields: Object.fromEntries(fields),
  });
}

interface ReceiptUpload {
  readonly actor: Pick<Actor, 'userId' | 'name' | 'email'>;
  /** Where its file is kept, and what it is. */
  readonly file: string;
  readonly fileType: string;
}

/** A receipt as it is kept when it comes in: whose it is, and where its file is, is in no answer. */
export function newReceipt(
  values: RecordValues,
  { actor, file, fileType }: ReceiptUpload,
): FilledValues & { readonly file: string } {
  return {
    ...newRecord(receipts, values),
    name: nameOf(actor),
    employeeId: actor.userId,
    file,
    fileType,
  };
}

const alreadyDecidedTexts: Readonly<Record<ReceiptDecision, string>> = {
  approved: 'Bilaget er allerede godkendt.',
  rejected: 'Bilaget er allerede afvist.',
};

/** The receipt after a decision. Throws conflict where that is decided already. */
export function decideReceipt(values: FilledValues, decision: ReceiptDecision): FilledValues {
  if (!mayDecide(String(values['status']), decision))
    throw new AppError('conflict', { message: alreadyDecidedTexts[decision] });
  return { ...values, status: decision };
}

const approvedTexts = {
  change: 'Bilaget er godkendt og kan ikke ændres.',
  delete: 'Bilaget er godkendt og kan ikke slettes.',
} as const;

/** An approved receipt is a voucher, which the law wants kept as it is. Throws receipt_approved. */
export function assertNotVoucher(values: FilledValues, action: keyof typeof approvedTexts): void {
  if (isVoucher(String(values['status'])))
    throw new AppError('receipt_approved', { message: approvedTexts[action] });
}
