import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { compareNames } from '@driftig/domain/company/department';
import { yearOf } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { absencesOfCompany } from './absences-of-company.ts';
import { employeeNames } from './entry-of.ts';

/** For the dashboard: what waits, and who is away today (product Y10). */
export const countAbsences: Handler<typeof vacationRoutes.countAbsences> = async ({
  store,
  today,
}) => {
  const asked = { statuses: ['approved'] as const, from: today, to: today };
  const [waiting, away, nameOf] = await Promise.all([
    store.vacation.listWaiting(),
    absencesOfCompany(store, asked, [yearOf(today)], today),
    employeeNames(store),
  ]);
  return {
    pending: waiting.length,
    away: away
      .map(({ employeeId, type }) => ({ name: nameOf(employeeId), type }))
      .toSorted(compareNames),
  };
};
