import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';

import { ApiError, messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import type { Conflict } from '../../../ui/feedback/conflict-alert.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { fetchTerms, saveTerms, type Terms, type TermsBody } from './queries.ts';
import { changedParts, termsResolver, valuesOf, type TermsValues } from './terms-values.ts';
import { texts } from './texts.ts';

/** Saves over the version that was read. After a conflict (409) the newest can be loaded, edits kept. */
export function useTermsForm(terms: Terms, employeeId: string) {
  const [read, setRead] = useState(terms);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });
  const { version } = read;
  const resolver = useMemo(() => termsResolver({ employeeId, version }), [employeeId, version]);
  const form = useForm<TermsValues, unknown, TermsBody>({
    resolver,
    defaultValues: valuesOf(terms),
    mode: 'onTouched',
  });
  const save = withFieldErrors(form, async (body) => {
    setConflict({ state: 'none' });
    try {
      toastSuccess(await saveTerms(body));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        setConflict({ state: 'detected' });
      throw error;
    }
  });
  const loadNewest = async () => {
    try {
      const newest = await fetchTerms(employeeId);
      const [before, typed, now] = [valuesOf(read), form.getValues(), valuesOf(newest)];
      form.reset(now);
      for (const field of changedParts(before, typed))
        form.setValue(field, typed[field], { shouldDirty: true });
      setRead(newest);
      const changed = changedParts(before, now).map((field) => texts.labels[field]);
      setConflict({ state: 'loaded', changed });
    } catch (error) {
      toastFailure(messageOf(error, texts.failed));
    }
  };
  return { form, save, conflict, loadNewest };
}
