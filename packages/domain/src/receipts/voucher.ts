import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import { receiptStatuses, type ReceiptStatus } from '@driftig/contracts/records/types/receipts';

import { AppError } from '../errors.ts';
import type { StoredRecord } from '../records/record.ts';

/** Product V17, to the letter; used by the form and by the server. */
export const voucherIncomplete = 'Udfyld alle felter og vælg en fil';
export const noFileLabel = 'Denne faktura har ikke en fil';

/** The fields that the voucher form asks for (product V17), with the text of each. */
const asked = {
  businessName: 'Skriv firmaets navn.',
  description: 'Skriv en beskrivelse.',
  price: 'Skriv et beløb, der ikke er 0.',
  date: 'Vælg en dato.',
  type: 'Vælg en bilagstype.',
  tripId: 'Vælg en rejse, eller vælg Ingen rejse.',
} as const;

const chooseFile = `Vælg en fil, eller sæt kryds i "${noFileLabel}".`;

type Asked = keyof typeof asked;
/** An absent value is undefined or null; no trip counts as set. */
type VoucherForm = { readonly [F in Asked]?: unknown } & { readonly noFile?: boolean | undefined };

const isSet = (field: Asked, value: unknown) =>
  value !== undefined && value !== null && (field !== 'price' || value !== 0);

/** Errors of a new voucher, by field; the file is asked for unless it is said that there is none. */
export function voucherFaults(form: VoucherForm, hasFile: boolean): Record<string, string> {
  const faults = Object.entries(asked).filter(
    ([name]) => !isSet(name as Asked, form[name as Asked]),
  );
  const needsFile = !hasFile && form.noFile !== true;
  return { ...Object.fromEntries(faults), ...(needsFile && { receipt: chooseFile }) };
}

/** Errors of an edit, which keeps what it leaves out. */
export function voucherEditFaults(form: VoucherForm): Record<string, string> {
  const named = Object.entries(asked).filter(([name]) => form[name as Asked] !== undefined);
  return Object.fromEntries(named.filter(([name]) => !isSet(name as Asked, form[name as Asked])));
}

/** Throws bad_input with the text of V17 and one at each field. */
export function assertVoucher(faults: Readonly<Record<string, string>>): void {
  if (Object.keys(faults).length === 0) return;
  throw new AppError('bad_input', { message: voucherIncomplete, fields: faults });
}

/** A receipt as bookkeeping shows it; `fileAddress` is that of its file. */
export function bookedReceipt({ id, version, values }: StoredRecord, fileAddress: string) {
  const textOf = (name: string) => String(values[name] ?? '');
  const hasFile = textOf('file') !== '';
  const path = hasFile ? fileAddress : '';
  const status = textOf('status');
  return {
    id,
    version,
    date: textOf('date'),
    businessName: textOf('businessName'),
    description: textOf('description'),
    price: Number(values['price'] ?? 0),
    vat: Number(values['vat'] ?? 0),
    // A receipt from before receipts had a type is an expense.
    type: (textOf('type') || 'expense') as BilagType,
    status: (Object.hasOwn(receiptStatuses, status) ? status : 'actionNeeded') as ReceiptStatus,
    employeeId: textOf('employeeId'),
    employeeName: textOf('name'),
    departmentId: textOf('departmentId'),
    tripId: textOf('tripId'),
    tripTitle: textOf('tripTitle'),
    account: textOf('account'),
    voucher: Number(values['voucher'] ?? 0),
    noFile: !hasFile,
    fileType: textOf('fileType'),
    path,
    filePath: path,
  };
}
