import { receipts } from '@driftig/contracts/records/types/receipts';
import type { Resolver } from 'react-hook-form';

import { readForm } from '../../shared/record-screens/form/record-form.ts';
import { texts } from './texts.ts';

/** The values of the form; the amount in øre. */
export interface UploadForm {
  businessName: string;
  description: string;
  price: number | null;
  date: string;
  receipt: File | null;
}

export interface Upload {
  readonly businessName: string;
  readonly description: string;
  readonly price: number;
  readonly date: string;
  readonly receipt: File;
}

export const emptyUpload: UploadForm = {
  businessName: '',
  description: '',
  price: null,
  date: '',
  receipt: null,
};

/** The error type of a missing value. */
export const MISSING = 'missing';

const isMissing = (value: UploadForm[keyof UploadForm]) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Validates with the record type of receipts, as the server does; the file only for presence. */
export const uploadResolver: Resolver<UploadForm, unknown, Upload> = (values) => {
  const { receipt, ...typed } = values;
  const { faults = {} } = readForm(receipts, typed);
  const all = receipt === null ? { ...faults, receipt: texts.noFile } : faults;
  if (Object.keys(all).length === 0) return { values: values as Upload, errors: {} };
  const errors = Object.entries(all).map(([name, message]) => {
    const type = isMissing(values[name as keyof UploadForm]) ? MISSING : 'contract';
    return [name, { type, message }] as const;
  });
  return { values: {}, errors: Object.fromEntries(errors) };
};
