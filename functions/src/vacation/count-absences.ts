import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { peopleOf } from '../changes/employees/people-of.ts';
import type { Handler } from '../pipeline/handler.ts';
import { isListedOf } from './absences-of-company.ts';

/** For the dashboard: how many applications wait (product Y10). */
export const countAbsences: Handler<typeof vacationRoutes.countAbsences> = async ({
  store,
  today,
}) => {
  const [waiting, people] = await Promise.all([store.vacation.listWaiting(), peopleOf(store)]);
  return { pending: waiting.filter((one) => isListedOf(people, one, today)).length };
};
