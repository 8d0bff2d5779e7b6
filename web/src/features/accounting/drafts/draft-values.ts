import { bilagTypes, type BilagType } from '@driftig/contracts/accounting/bilag-type';
import { draftFaults, isIncomplete } from '@driftig/domain/accounting/draft';
import type { Resolver } from 'react-hook-form';

import { asSent, type TypedNumber } from '../../../ui/fields/number-text.ts';
import type { Draft } from '../queries.ts';

/** The values of the form; amounts in øre and without a sign, which the type gives. */
export interface DraftValues {
  description: string;
  businessName: string;
  type: string | null;
  date: string;
  amount: TypedNumber;
  vat: TypedNumber;
  debitId: string | null;
  creditId: string | null;
  /** 'Denne faktura har ikke en fil'. */
  noFile: boolean;
}

export function valuesOf(draft: Draft | undefined): DraftValues {
  if (draft === undefined)
    return {
      description: '',
      businessName: '',
      type: 'expense',
      date: '',
      amount: null,
      vat: null,
      debitId: null,
      creditId: null,
      noFile: false,
    };
  const { description, businessName, type, date, debitId, creditId, noFile } = draft;
  return {
    description,
    businessName,
    type,
    date,
    amount: Math.abs(draft.amount),
    vat: Math.abs(draft.vat),
    debitId: debitId === '' ? null : debitId,
    creditId: creditId === '' ? null : creditId,
    noFile,
  };
}

/** The body of the call; what is empty is left out. */
export function bodyOf({ type, amount, vat, debitId, creditId, ...rest }: DraftValues) {
  return {
    ...rest,
    type: (type ?? 'expense') as BilagType,
    amount: asSent(amount) ?? undefined,
    vat: asSent(vat) ?? undefined,
    debitId: debitId ?? undefined,
    creditId: creditId ?? undefined,
  };
}

/** The rules of the server (product V18). */
export const draftResolver: Resolver<DraftValues, unknown, DraftValues> = (values) => {
  const faults = draftFaults(bodyOf(values));
  const named = Object.entries(faults);
  if (named.length === 0) return { values, errors: {} };
  const type = isIncomplete(faults) ? 'missing' : 'rule';
  const errors = named.map(([name, message]) => [name, { type, message }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
};

export const typeOptions = Object.entries(bilagTypes).map(([value, { label }]) => ({
  value,
  label,
}));
