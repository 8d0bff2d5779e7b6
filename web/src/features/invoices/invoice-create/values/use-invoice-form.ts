import type { CompanySettings } from '@driftig/contracts/company/settings';
import { danishDate } from '@driftig/domain/dates';
import type { Bank } from '@driftig/domain/invoices/bank';
import { useEffect, useEffectEvent, useState } from 'react';
import { get, useForm } from 'react-hook-form';
import type { FieldError, FieldErrors, FieldPath, Resolver, UseFormReturn } from 'react-hook-form';

import { VALIDATION, nestedErrors } from '../../../../api/forms/nested-errors.ts';
import { errorsByPath } from './errors-by-path.ts';
import { draftStore } from '../drafts/draft-store.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { formErrorsOf } from './form-errors.ts';
import { freshValues } from './form-values.ts';
import type { InvoiceValues } from './form-values.ts';

export type InvoiceForm = UseFormReturn<InvoiceValues, unknown, InvoiceValues>;

function resolverFor(settings: CompanySettings): Resolver<InvoiceValues> {
  return (values) => {
    const current = formErrorsOf(values, settings);
    if (Object.keys(current).length === 0) return { values, errors: {} };
    return { values: {}, errors: nestedErrors<InvoiceValues>(current) };
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A new form's values on today's date. */
export const todaysValues = (settings: CompanySettings) =>
  freshValues(settings, danishDate(new Date().toISOString()));

export interface InvoiceDraftForm {
  readonly form: InvoiceForm;
  readonly draft: DraftStore;
  /** Whether the values were restored from a draft. */
  readonly restored: boolean;
  /** An empty form. What was in it stays among the drafts. */
  readonly startOver: () => void;
  /** Goes on with a draft from the server. */
  readonly open: (id: string, content: string) => void;
}

interface FormStart {
  /** Origin of the form: '' or an order or customer. */
  readonly from: string;
  /** The values it begins with. */
  readonly start: () => InvoiceValues;
}

/**
 * The form, restored from the draft if there is one, else with the values it starts with; every
 * change is saved to the draft.
 */
export function useInvoiceForm(
  settings: CompanySettings,
  userId: string,
  { from, start }: FormStart,
): InvoiceDraftForm {
  const [draft] = useState(() => draftStore(userId, window.sessionStorage, from));
  const [restored, setRestored] = useState(() => draft.values() !== undefined);
  const form = useForm<InvoiceValues, unknown, InvoiceValues>({
    resolver: resolverFor(settings),
    defaultValues: useState(start)[0],
    mode: 'onTouched',
    shouldFocusError: false,
  });
  /** Clears errors that were resolved by a change in another field. */
  const clearResolved = useEffectEvent((values: InvoiceValues, errors: FieldErrors = {}) => {
    const shown = Object.keys(errorsByPath(errors));
    const own = shown.filter((path) => {
      const error: FieldError = get(errors, path);
      return error.type === VALIDATION;
    });
    if (own.length === 0) return;
    const current = formErrorsOf(values, settings);
    const resolved = own.filter((path) => !(path in current)) as FieldPath<InvoiceValues>[];
    form.clearErrors(resolved);
  });
  useEffect(() => {
    const kept = draft.values();
    // A draft from before a field was added lacks it.
    if (kept !== undefined)
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, errors }) => {
        clearResolved(values, errors);
        const kept = draft.values();
        if (isSame(values, form.formState.defaultValues)) draft.forgetValues();
        else if (!isSame(values, kept)) draft.save(values);
      },
    });
  }, [draft, form]);
  /** Takes new values from Settings: fills a missing account and clears its errors. */
  const takeSettings = useEffectEvent(({ bankName, regNumber, accountNumber }: Bank) => {
    const values = form.getValues();
    if (values.regNumber === '' && values.accountNumber === '') {
      form.setValue('bankName', bankName);
      form.setValue('regNumber', regNumber);
      form.setValue('accountNumber', accountNumber);
    }
    clearResolved(form.getValues(), form.formState.errors);
  });
  useEffect(() => takeSettings(settings), [settings]);
  const startOver = () => {
    form.reset(todaysValues(settings));
    // After the reset, which is kept as a change where the form began with an order or a customer.
    draft.clear();
    setRestored(false);
  };
  const open = (id: string, content: string) => {
    const values = { ...todaysValues(settings), ...(JSON.parse(content) as InvoiceValues) };
    draft.adopt(id, values);
    form.reset(values, { keepDefaultValues: true });
    setRestored(false);
  };
  return { form, draft, restored, startOver, open };
}
