import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { call } from '../../../api/client.ts';
import type { Entry } from '../queries.ts';
import { applicationOf, dayHalfOf, type ApplicationValues } from './application-values.ts';

const { applyForAbsence, updateAbsence, editAbsence } = vacationRoutes;

interface SaveOptions {
  /** The edited application; undefined for a new one. */
  readonly entry: Entry | undefined;
  readonly idempotencyKey: string;
  /** A manager edits an entry of any status; others their own while it waits. */
  readonly asManager?: boolean;
}

/** Sends a form that has no faults. What other screens show of it is fetched again. */
export async function saveApplication(
  values: ApplicationValues,
  { entry, idempotencyKey, asManager = false }: SaveOptions,
): Promise<Entry> {
  const application = applicationOf(values);
  if (application === undefined) throw new Error('The application cannot be read.');
  const body = {
    ...application,
    dayHalf: dayHalfOf(values),
    employeeId: values.employeeId || undefined,
  };
  if (entry === undefined) return call(applyForAbsence, { body }, { idempotencyKey });
  const { absenceId, version } = entry;
  const params = { absenceId };
  if (!asManager) return call(updateAbsence, { params, body: { ...body, version } });
  const { returnsHoliday } = values;
  return call(editAbsence, { params, body: { ...body, returnsHoliday, version } });
}
