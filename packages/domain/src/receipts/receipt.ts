import { receipts } from '@driftig/contracts/records/types/receipts';
import type { RecordValues } from '@driftig/contracts/records/record-type';

import type { RowOwner } from '../accounting/row-owner.ts';
import type { LinkedRow } from '../accounting/trip.ts';
import { AppError } from '../errors.ts';
import { newRecord, type FilledValues } from '../records/record.ts';
import { signedReceipt } from './receipt-amounts.ts';
import { assertFactsKnown } from './receipt-mail.ts';
import { receiptIncomplete } from './receipt-faults.ts';
import { isVoucher, mayDecide, type Decision } from './receipt-status.ts';

/** Throws bad_input with a text at each missing field; at the file unless it is said that there is none. */
export function assertComplete(
  values: RecordValues & { readonly noFile?: boolean | undefined },
  file: object | undefined,
): void {
  const missing = [
    ...Object.entries(receipts.fields).filter(
      ([name, field]) => 'required' in field && values[name] === undefined,
    ),
    ...(file === undefined && values.noFile !== true
      ? [['receipt', { label: 'Fil' }] as const]
      : []),
  ];
  if (missing.length === 0) return;
  const fields = missing.map(([name, { label }]) => [name, `${label} is required`]);
  throw new AppError('bad_input', {
    message: receiptIncomplete,
    fields: Object.fromEntries(fields),
  });
}

interface ReceiptUpload {
  readonly owner: RowOwner;
  /** Name of the stored file, and its media type; '' for a receipt without a file. */
  readonly file: string;
  readonly fileType: string;
}

/** The stored values of an uploaded receipt; bookkeeping alone answers `departmentId`, no call `file`. */
export function newReceipt(
  values: RecordValues,
  { owner, file, fileType }: ReceiptUpload,
): FilledValues {
  const filed = newRecord(receipts, { type: 'expense', ...values, ...owner, file, fileType });
  return signedReceipt(filed);
}

/** A receipt as a row of its trip. */
export function linkOfReceipt(values: FilledValues): LinkedRow {
  return {
    tripId: String(values['tripId'] ?? ''),
    kind: 'receipt',
    amount: Number(values['price'] ?? 0),
    isRejected: values['status'] === 'rejected',
  };
}

const alreadyDecidedTexts: Readonly<Record<Decision, string>> = {
  approved: 'Kvitteringen er allerede godkendt.',
  accepted: 'Kvitteringen er allerede godkendt til bogføring.',
  rejected: 'Kvitteringen er allerede afvist.',
};

/**
 * The receipt after a decision. Throws conflict when it already has that status, is approved without its
 * amount, or is rejected though it is posted.
 */
export function decideReceipt(values: FilledValues, decision: Decision): FilledValues {
  if (!mayDecide(String(values['status']), decision))
    throw new AppError('conflict', { message: alreadyDecidedTexts[decision] });
  assertFactsKnown(values, decision);
  const voucher = Number(values['voucher'] ?? 0);
  if (decision === 'rejected' && voucher !== 0)
    throw new AppError('conflict', {
      message: `Kvitteringen er bogført som bilag ${voucher} og kan ikke afvises. Tilbagefør bilaget først.`,
    });
  return { ...values, status: decision };
}

const approvedTexts = {
  change: 'Kvitteringen er godkendt og kan ikke ændres.',
  delete: 'Kvitteringen er godkendt og kan ikke slettes.',
} as const;

/** Throws receipt_approved for a voucher, which bookkeeping law requires to be kept unchanged. */
export function assertNotVoucher(values: FilledValues, action: keyof typeof approvedTexts): void {
  if (isVoucher(String(values['status'])))
    throw new AppError('receipt_approved', { message: approvedTexts[action] });
}
