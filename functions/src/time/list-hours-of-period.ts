import type { timeRoutes } from '@driftig/contracts/time/routes';
import { isStanding, oldestFirst } from '@driftig/domain/time/report';

import { peopleOf } from '../changes/employees/people-of.ts';
import type { Handler } from '../pipeline/handler.ts';
import { entriesOf } from './entry-of.ts';
import { normFacts } from './norm-facts.ts';
import { assertPeriod, monthsOfPeriod } from './months-of-period.ts';
import { assertEmployee } from './requested-employee.ts';

/** The details of the overview: work by person and day. */
export const listHoursOfPeriod: Handler<typeof timeRoutes.listHoursOfPeriod> = async ({
  input,
  store,
  today,
}) => {
  const { employeeId, startDate: from, endDate: to } = input.query;
  assertPeriod({ from, to });
  if (employeeId !== undefined) await assertEmployee(store, employeeId);
  const period = { from, to, employeeId };
  const employeeIds = employeeId === undefined ? {} : { employeeIds: [employeeId] };
  const [all, facts, people] = await Promise.all([
    monthsOfPeriod(store, period),
    normFacts(store, { ...employeeIds, from, to, today }),
    peopleOf(store),
  ]);
  const rows = all
    .filter((one) => isStanding(one) && one.date >= from && one.date <= to)
    .toSorted(oldestFirst);
  return { data: entriesOf(rows, all, { nameOf: people.nameOf, facts }) };
};
