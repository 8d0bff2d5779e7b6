import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { call } from '../../../api/client.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { useUser } from '../../../api/session/session.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { applicationOf, dayHalfOf } from '../form/application-values.ts';
import { useApplicationForm } from '../form/use-application-form.ts';
import { texts } from './texts.ts';

/** Values chosen in a calendar. */
export interface PlannedFor {
  readonly startDate?: string | undefined;
  /** Oneself where it is left out. */
  readonly employeeId?: string | undefined;
}

/** The form of the planning dialog, and its save by the calendars' own call. */
export function usePlanForm({ startDate = '', employeeId }: PlannedFor) {
  const { id: userId } = useUser();
  const idempotency = useIdempotencyKey();
  const start = { employeeId: employeeId ?? userId, startDate, endDate: startDate };
  const form = useApplicationForm(undefined, start, true);
  const save = withFieldErrors(form, async (values) => {
    const application = applicationOf(values);
    if (application === undefined) throw new Error(texts.noDates);
    const { startDate: from, endDate, startTime, endTime, comment } = application;
    const { employeeId } = values;
    const time = { startDate: from, endDate, startTime, endTime, dayHalf: dayHalfOf(values) };
    const body = { ...time, comment, employeeId };
    const idempotencyKey = idempotency.keyFor(body);
    await call(vacationRoutes.requestVacation, { body }, { idempotencyKey });
    toastSuccess(texts.planned);
  });
  const { isSubmitted, errors } = form.formState;
  const isMissing = (name: 'startDate' | 'endDate') =>
    errors[name] !== undefined && form.getValues(name) === '';
  const hasNoDates = isSubmitted && (isMissing('startDate') || isMissing('endDate'));
  return { form, save, hasNoDates };
}
