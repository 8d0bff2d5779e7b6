import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { compareNames } from '@driftig/domain/company/department';
import { yearOf } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { absencesOfCompany } from './absences-of-company.ts';
import { assertMayRead } from './assert-may-read.ts';

/** People who are absent on a date, and those who have applied for it. */
export const listAbsentPeople: Handler<typeof vacationRoutes.listAbsentPeople> = async ({
  input,
  store,
  today,
}) => {
  await assertMayRead(store, today);
  const { date } = input.query;
  const statuses = ['pending', 'approved'] as const;
  const asked = { statuses, from: date, to: date };
  const { absences, people } = await absencesOfCompany(store, asked, [yearOf(date)], today);
  return absences
    .map((absence) => ({ ...absence, name: people.nameOf(absence.employeeId) }))
    .toSorted(compareNames);
};
