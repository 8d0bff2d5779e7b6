import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { yearOf } from '@driftig/domain/dates';
import { badInput } from '@driftig/domain/errors';
import { newestFirst } from '@driftig/domain/vacation/absence';

import type { Handler } from '../pipeline/handler.ts';
import { keptAnswer } from '../pipeline/kept-answers.ts';
import { absencesOfCompany, chosenPerson } from './absences-of-company.ts';
import { assertMayRead } from './assert-may-read.ts';
import { entryPage } from './entry-page.ts';

/** The overview looks at a few years at most. */
const mostYears = 4;

type Route = typeof vacationRoutes.listAbsenceEntries;

/** For the overview calendar: absences in a period. */
export const listAbsenceEntries: Handler<Route> = async (context) => {
  await assertMayRead(context.store, context.today);
  return readEntries(context);
};

/** One query for each year of the period. */
const readEntries = keptAnswer<Route>(['people', 'absences'], async ({ input, store, today }) => {
  const { status, startDate, endDate, limit = 10, offset = 0 } = input.query;
  const employeeId = await chosenPerson(store, input.query.employeeId);
  const years = yearsBetween(startDate, endDate);
  const asked = { statuses: status, from: startDate, to: endDate, employeeId };
  const { absences, people } = await absencesOfCompany(store, asked, years, today);
  const rows = absences.toSorted((a, b) => newestFirst(b, a));
  return entryPage(rows, { limit, offset, today, people });
});

function yearsBetween(from: string, to: string): number[] {
  if (to < from) throw badInput({ endDate: 'Slutdatoen ligger før startdatoen.' });
  const count = yearOf(to) - yearOf(from) + 1;
  if (count > mostYears) throw badInput({ endDate: 'Vælg en periode på højst tre år.' });
  return Array.from({ length: count }, (_, index) => yearOf(from) + index);
}
