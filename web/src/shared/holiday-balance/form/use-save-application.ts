import { absenceTypes } from '@driftig/contracts/vacation/absence-type';

import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { changeAbsence } from '../change-absence.ts';
import type { Entry } from '../queries.ts';
import type { ApplicationValues } from './application-values.ts';
import { saveApplication } from './save-application.ts';
import { texts } from './texts.ts';
import type { ApplicationForm } from './use-application-form.ts';

interface Saving {
  /** The edited application; undefined for a new one. */
  readonly entry: Entry | undefined;
  readonly asManager?: boolean;
  readonly onSaved: (entry: Entry) => void;
}

/** The save of a form, for <Form>: shows success, or the server's errors at the fields. */
export function useSaveApplication(
  form: ApplicationForm,
  { entry, asManager = false, onSaved }: Saving,
): (values: ApplicationValues) => Promise<void> {
  const idempotency = useIdempotencyKey();
  return withFieldErrors(form, async (values) => {
    const idempotencyKey = idempotency.keyFor(values);
    const saved = await changeAbsence(() =>
      saveApplication(values, { entry, idempotencyKey, asManager }),
    );
    idempotency.done();
    toastSuccess(savedText(saved, entry === undefined));
    onSaved(saved);
  });
}

function savedText({ type }: Entry, isNew: boolean): string {
  if (!isNew) return texts.saved;
  const { needsApproval, label } = absenceTypes[type];
  return needsApproval ? texts.sent : texts.reported(label);
}
