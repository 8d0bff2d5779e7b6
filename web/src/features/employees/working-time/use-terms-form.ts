import { useMemo } from 'react';
import { useForm } from 'react-hook-form';

import { changedLabels } from '../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { fetchTerms, saveTerms, type Terms, type TermsBody } from './queries.ts';
import { termsResolver, valuesOf, type TermsValues } from './terms-values.ts';
import { texts } from './texts.ts';

/** The form of a person's working time, saved under an optimistic lock. */
export function useTermsForm(terms: Terms, employeeId: string) {
  const { version } = terms;
  const resolver = useMemo(() => termsResolver({ employeeId, version }), [employeeId, version]);
  const form = useForm<TermsValues, unknown, TermsBody>({
    resolver,
    defaultValues: valuesOf(terms),
    mode: 'onTouched',
  });
  return useVersionedForm({
    form,
    opened: terms,
    valuesOf,
    save: async (body: TermsBody, read) =>
      toastSuccess(await saveTerms({ ...body, version: read.version })),
    fetchNewest: () => fetchTerms(employeeId),
    changed: changedLabels(valuesOf, texts.labels),
  });
}
