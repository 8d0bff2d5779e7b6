import { useQueryClient, type QueryClient } from '@tanstack/react-query';

import { invalidate } from '../../../../api/queries/changes.ts';
import { useIdempotencyKey } from '../../../../api/forms/idempotency.ts';
import { routeKey } from '../../../../api/queries/route-query.ts';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import {
  valuesOf,
  type ApplicationValues,
} from '../../../../shared/holiday-balance/form/application-values.ts';
import { saveApplication } from '../../../../shared/holiday-balance/form/save-application.ts';
import { useApplicationForm } from '../../../../shared/holiday-balance/form/use-application-form.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { changedLabels } from '../../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../../shared/versioned-form/use-versioned-form.ts';
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

const labels = {
  startDate: texts.from,
  endDate: texts.to,
  startTime: texts.timeFrom,
  endTime: texts.timeTo,
  type: texts.type,
  comment: texts.comment,
};

/** The form of `entry`, or of a new row for the chosen employee. `onDone` closes it. */
export function useEntryForm(entry: Entry | undefined, onDone: () => void) {
  const client = useQueryClient();
  const form = useApplicationForm(entry);
  const idempotency = useIdempotencyKey();

  const send = async (values: ApplicationValues, read: Entry | undefined) => {
    if (values.employeeId === '') {
      const noOne = { type: 'required', message: texts.chooseEmployee };
      form.setError('employeeId', noOne, { shouldFocus: true });
      return;
    }
    const idempotencyKey = idempotency.keyFor(values);
    const saved = await saveApplication(values, { entry: read, idempotencyKey, asManager: true });
    const said = nameOfEntry(saved);
    toastSuccess(read === undefined ? texts.wasApplied(said) : texts.wasSaved(said));
    onDone();
  };

  return useVersionedForm<Entry | undefined, ApplicationValues, ApplicationValues>({
    form,
    opened: entry,
    valuesOf,
    save: send,
    fetchNewest: async ({ absenceId }) => {
      await invalidate(new Set(['vacation']));
      return newestOf(client, absenceId);
    },
    changed: changedLabels(valuesOf, labels),
    onGone: () => {
      toastFailure(texts.gone, { text: texts.late });
      onDone();
    },
  });
}
