import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import { nameOf } from '@driftig/domain/employees/name-of';
import { absencesOf, asOf, isWithin, newestFirst } from '@driftig/domain/vacation/absence';

import type { Handler } from '../pipeline/handler.ts';
import { assertMayRead } from './assert-may-read.ts';
import { entryOf } from './entry-of.ts';

/** All statuses but deleted; without dates, as far back as is kept. */
export const listOwnAbsences: Handler<typeof vacationRoutes.listOwnAbsences> = async ({
  input,
  store,
  actor,
  today,
}) => {
  await assertMayRead(store, today);
  const years = await store.vacation.listOfPerson(actor.userId, yearsOfAbsences(today));
  const { startDate, endDate } = input.query;
  const data = absencesOf(years)
    .filter(({ status }) => status !== 'deleted')
    .map((absence) => asOf(absence, today))
    .filter((absence) => isWithin(absence, startDate, endDate))
    .toSorted(newestFirst)
    .map((absence) => entryOf(absence, nameOf(actor), today));
  return { data };
};
