import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { yearsOfAbsences } from '@driftig/data/vacation/vacation.repository';
import { newestFirst } from '@driftig/domain/vacation/absence';

import type { Handler } from '../pipeline/handler.ts';
import { assertMayRead } from './assert-may-read.ts';
import { entryPage } from './entry-page.ts';
import { absencesOfCompany, chosenPerson } from './absences-of-company.ts';

/** Absences of a tab: pending ones by their first day, the others newest first. */
export const listAbsences: Handler<typeof vacationRoutes.listAbsences> = async ({
  input,
  store,
  today,
}) => {
  await assertMayRead(store, today);
  const { status, startDate, endDate, limit = 10, offset = 0 } = input.query;
  const employeeId = await chosenPerson(store, input.query.employeeId);
  const asked = { statuses: status, from: startDate, to: endDate, employeeId };
  const years = yearsOfAbsences(today);
  const { absences, people } = await absencesOfCompany(store, asked, years, today);
  const waits = status.every((one) => one === 'pending');
  const rows = absences.toSorted(waits ? (a, b) => newestFirst(b, a) : newestFirst);
  return entryPage(rows, { limit, offset, today, people });
};
