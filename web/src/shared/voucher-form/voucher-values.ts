import type { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { bilagTypes, type BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { noTrip } from '@driftig/contracts/accounting/trip-choice';
import { receiptFaults } from '@driftig/domain/receipts/receipt-faults';
import { voucherFaults } from '@driftig/domain/receipts/voucher';
import type { Resolver } from 'react-hook-form';

import type { TypedNumber } from '../../ui/fields/number-text.ts';
import { texts } from './texts.ts';

/** A voucher as it was entered. */
export type Entered = AnswerOf<typeof accountingReceiptRoutes.listAccountingReceipts>[number];

/** The values of the form; amounts in øre, without the minus of a credit note. */
export interface VoucherValues {
  businessName: string;
  description: string;
  price: TypedNumber;
  vat: TypedNumber;
  date: string;
  type: string | null;
  tripId: string | null;
  account: string | null;
  employeeId: string | null;
  noFile: boolean;
  receipt: File | null;
  /** The shop's, as it was read from the file; '' for none. */
  cvr: string;
}

/** The employees to choose from, and the voucher's own where that one has left. */
export function employeeOptions(
  employees: readonly { readonly id: string; readonly name: string }[],
  voucher: Pick<Entered, 'employeeId' | 'employeeName'> | undefined,
) {
  const options = employees.map(({ id, name }) => ({ value: id, label: name }));
  if (voucher === undefined || voucher.employeeId === '') return options;
  if (employees.some(({ id }) => id === voucher.employeeId)) return options;
  return [...options, { value: voucher.employeeId, label: texts.left(voucher.employeeName) }];
}

export const typeOptions = Object.entries(bilagTypes).map(([value, { label }]) => ({
  value,
  label,
}));

export function valuesOf(voucher: Entered | undefined): VoucherValues {
  if (voucher === undefined) return newVoucher;
  const { businessName, description, price, vat, date, type, tripId, account } = voucher;
  return {
    businessName,
    description,
    price: Math.abs(price),
    vat: Math.abs(vat),
    date,
    type,
    tripId: tripId === '' ? noTrip : tripId,
    account: account === '' ? null : account,
    employeeId: voucher.employeeId,
    noFile: voucher.noFile,
    receipt: null,
    cvr: '',
  };
}

/** A trip must be chosen, also none (product B3). */
const newVoucher: VoucherValues = {
  businessName: '',
  description: '',
  price: null,
  vat: null,
  date: '',
  type: 'expense',
  tripId: null,
  account: null,
  employeeId: null,
  noFile: false,
  receipt: null,
  cvr: '',
};

const filled = (value: string) => (value.trim() === '' ? undefined : value);

/** The fields of the call; undefined where nothing is chosen. */
function bodyOf(values: VoucherValues) {
  const { businessName, description, price, vat, date, type, noFile } = values;
  return {
    businessName: filled(businessName),
    description: filled(description),
    price: typeof price === 'number' ? price : undefined,
    vat: typeof vat === 'number' ? vat : 0,
    date: filled(date),
    type: (type ?? undefined) as BilagType | undefined,
    tripId: values.tripId ?? undefined,
    account: values.account ?? undefined,
    employeeId: values.employeeId ?? undefined,
    noFile,
    cvr: filled(values.cvr),
  };
}

/** The body and files of a call, and a fingerprint that two sendings of the same form share. */
export function sentOf(values: VoucherValues) {
  const body = bodyOf(values);
  const { receipt } = values;
  const file = receipt === null ? [] : [receipt.name, receipt.size, receipt.lastModified];
  return {
    body,
    files: receipt === null ? {} : { receipt },
    fingerprint: { ...body, receipt: file },
  };
}
export type SentVoucher = ReturnType<typeof sentOf>;

/** Product V17 at each field, as the server checks it; an edit keeps its file. */
export const voucherResolver =
  (isEdit: boolean): Resolver<VoucherValues, unknown, VoucherValues> =>
  (values) => {
    const body = bodyOf(values);
    const missing = voucherFaults(body, isEdit || values.receipt !== null);
    const faults = { ...receiptFaults(body), ...missing };
    if (Object.keys(faults).length === 0) return { values, errors: {} };
    const errors = Object.entries(faults).map(([name, message]) => {
      const type = Object.hasOwn(missing, name) ? 'missing' : 'contract';
      return [name, { type, message }] as const;
    });
    return { values: {}, errors: Object.fromEntries(errors) };
  };
