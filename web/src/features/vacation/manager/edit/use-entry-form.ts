import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { invalidate } from '../../../../api/queries/changes.ts';
import { ApiError } from '../../../../api/errors.ts';
import { applyFieldErrors, editedFields, resetKeepingEdits } from '../../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../../api/forms/idempotency.ts';
import { routeKey } from '../../../../api/queries/route-query.ts';
import type { Conflict } from '../../../../ui/feedback/conflict-alert.tsx';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import {
  valuesOf,
  type ApplicationValues,
} from '../../../../shared/holiday-balance/form/application-values.ts';
import { saveApplication } from '../../../../shared/holiday-balance/form/save-application.ts';
import { useApplicationForm } from '../../../../shared/holiday-balance/form/use-application-form.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { nameOfEntry } from '../entry/entry-text.ts';
import { absencesRoute, type AbsencePage } from '../queries.ts';
import { texts } from '../texts.ts';

/** The entry as the lists have it now; undefined where none of them has it any more. */
function newestOf(client: QueryClient, absenceId: string): Entry | undefined {
  return client
    .getQueriesData<AbsencePage>({ queryKey: routeKey(absencesRoute) })
    .flatMap(([, page]) => page?.data ?? [])
    .filter((one) => one.absenceId === absenceId)
    .toSorted((a, b) => b.version - a.version)[0];
}

/** The form of `entry`, or of a new row for the chosen employee. `onDone` closes it. */
export function useEntryForm(entry: Entry | undefined, onDone: () => void) {
  const client = useQueryClient();
  const form = useApplicationForm(entry);
  const idempotency = useIdempotencyKey();
  const [read, setRead] = useState(entry);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });

  const save = async (values: ApplicationValues) => {
    if (values.employeeId === '') {
      const noOne = { type: 'required', message: texts.chooseEmployee };
      form.setError('employeeId', noOne, { shouldFocus: true });
      return;
    }
    const idempotencyKey = idempotency.keyFor(values);
    try {
      const saved = await saveApplication(values, { entry: read, idempotencyKey, asManager: true });
      const said = nameOfEntry(saved);
      toastSuccess(read === undefined ? texts.wasApplied(said) : texts.wasSaved(said));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict' && read)) {
        applyFieldErrors(form, error);
        throw error;
      }
      setConflict({ state: 'detected', text: texts.changedWhileEdited });
    }
  };

  const loadNewest = async () => {
    if (read === undefined) return;
    await invalidate(new Set(['vacation']));
    const newest = newestOf(client, read.absenceId);
    if (newest === undefined) {
      toastFailure(texts.gone, { text: texts.late });
      onDone();
      return;
    }
    const changed = editedFields(valuesOf(read), valuesOf(newest)).map(([name]) => labels[name]);
    resetKeepingEdits(form, valuesOf(read), valuesOf(newest));
    setRead(newest);
    setConflict({ state: 'loaded', changed: changed.filter((label) => label !== undefined) });
  };

  return { form, save, conflict, loadNewest };
}

const labels: Readonly<Partial<Record<string, string>>> = {
  startDate: texts.from,
  endDate: texts.to,
  startTime: texts.timeFrom,
  endTime: texts.timeTo,
  type: texts.type,
  comment: texts.comment,
};
