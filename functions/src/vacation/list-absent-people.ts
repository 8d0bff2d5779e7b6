import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { compareNames } from '@driftig/domain/company/department';
import { yearOf } from '@driftig/domain/dates';

import type { Handler } from '../pipeline/handler.ts';
import { absencesOfCompany } from './absences-of-company.ts';
import { assertMayRead } from './assert-may-read.ts';
import { employeeNames } from './entry-of.ts';

/** Who is away on a date, and who has asked to be. */
export const listAbsentPeople: Handler<typeof vacationRoutes.listAbsentPeople> = async ({
  input,
  store,
  today,
}) => {
  await assertMayRead(store, today);
  const { date } = input.query;
  const statuses = ['pending', 'approved'] as const;
  const [found, nameOf] = await Promise.all([
    absencesOfCompany(store, { statuses, from: date, to: date }, [yearOf(date)], today),
    employeeNames(store),
  ]);
  return found
    .map((absence) => ({ ...absence, name: nameOf(absence.employeeId) }))
    .toSorted(compareNames);
};
