import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { compareNames } from '@driftig/domain/company/department';
import { yearOf } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { absencesOfCompany, isListedOf } from './absences-of-company.ts';

/** For the dashboard: what waits, and who is away today (product Y10). */
export const countAbsences: Handler<typeof vacationRoutes.countAbsences> = async ({
  store,
  today,
}) => {
  const asked = { statuses: ['approved'] as const, from: today, to: today };
  const [waiting, away] = await Promise.all([
    store.vacation.listWaiting(),
    absencesOfCompany(store, asked, [yearOf(today)], today),
  ]);
  const { absences, people } = away;
  return {
    pending: waiting.filter((one) => isListedOf(people, one, today)).length,
    away: absences
      .map(({ employeeId, type }) => ({ name: people.nameOf(employeeId), type }))
      .toSorted(compareNames),
  };
};
