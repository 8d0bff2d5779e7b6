import type { timeRoutes } from '@driftig/contracts/time/routes';
import { yearOf } from '@driftig/domain/dates';
import { timeDays } from '@driftig/domain/time/flex';
import { isStanding, monthsBetween, oldestFirst } from '@driftig/domain/time/report';

import { employeeName } from '../changes/employees/people-of.ts';
import type { Handler } from '../pipeline/handler.ts';
import { entriesOf } from './entry-of.ts';
import { normFacts } from './norm-facts.ts';
import { warningsOf } from './warnings-of.ts';
import { requestedEmployee } from './requested-employee.ts';

/**
 * The register of a year that the law requires (product F26, F27): the user's own, or anyone's for
 * managers.
 */
export const getRegister: Handler<typeof timeRoutes.getRegister> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { year } = input.query;
  const employeeId = await requestedEmployee(store, actor, input.query.employeeId);
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const months = monthsBetween(from.slice(0, 7), to.slice(0, 7));
  const [counted, read, facts, name, warnings] = await Promise.all([
    store.time.listCounts(),
    store.time.getMonths(months.map((month) => ({ employeeId, month }))),
    normFacts(store, { employeeIds: [employeeId], from, to, today }),
    employeeName(store, employeeId),
    warningsOf(store, employeeId, { from, to, today }),
  ]);
  const reports = read.flatMap((month) => month.reports).filter(isStanding);
  const days = timeDays(from, to, reports, facts.of(employeeId)).filter(
    ({ hundredths, absence }) => hundredths !== 0 || absence !== undefined,
  );
  const naming = { nameOf: () => name, facts };
  return {
    employeeId,
    employeeName: name,
    years: [...new Set(counted.map(({ month }) => Number(month.slice(0, 4))))],
    days: days.map(({ date, hundredths, normHundredths, absence }) => ({
      date,
      hundredths,
      normHundredths,
      absence: absence?.type ?? '',
    })),
    entries: entriesOf(reports.toSorted(oldestFirst), reports, naming),
    warnings: warnings
      .filter(({ date }) => yearOf(date) === year)
      .map((one) => ({ ...one, employeeId })),
  };
};
