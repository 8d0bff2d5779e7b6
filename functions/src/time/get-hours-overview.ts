import type { OverviewPerson } from '@driftig/contracts/time/list-routes';
import type { timeRoutes } from '@driftig/contracts/time/routes';
import type { NamedUser } from '@driftig/data/auth/auth.repository';
import { compareNames } from '@driftig/domain/company/department';
import { nameOf } from '@driftig/domain/employees/name-of';
import { countedIn, shownHours } from '@driftig/domain/time/counted';
import { timeDays, type TimeDay } from '@driftig/domain/time/flex';

import type { Handler } from '../pipeline/handler.ts';
import { keptAnswer } from '../pipeline/kept-answers.ts';
import { assertPeriod, monthsOfPeriod } from './months-of-period.ts';
import { normFacts } from './norm-facts.ts';

type Route = typeof timeRoutes.getHoursOverview;

const stamps = ['people', 'hours', 'absences'] as const;

/** A line a person and a day of each day with anything on it: no call per person. */
export const getHoursOverview: Handler<Route> = keptAnswer<Route>(stamps, async (asked) => {
  const { input, store, today } = asked;
  const { startDate: from, endDate: to } = input.query;
  assertPeriod({ from, to });
  const [reports, facts, users] = await Promise.all([
    monthsOfPeriod(store, { from, to }),
    normFacts(store, { from, to, today }),
    store.users.listNames(),
  ]);
  const byPerson = Map.groupBy(reports, ({ employeeId }) => employeeId);
  const people = users
    .filter(({ userId, status }) => status === 'active' || byPerson.has(userId))
    .map((user) => {
      const own = byPerson.get(user.userId) ?? [];
      return lineOf(user, timeDays(from, to, own, facts.of(user.userId)));
    })
    .toSorted((a, b) => compareNames({ name: a.employeeName }, { name: b.employeeName }));
  return { people };
});

function lineOf(user: NamedUser, days: readonly TimeDay[]): OverviewPerson {
  const counted = countedIn(days);
  return {
    employeeId: user.userId,
    employeeName: nameOf(user),
    departmentId: user.departmentId,
    ...counted,
    ...shownHours(counted),
    days: days.filter(hasAnything).map((day) => ({ ...day, absence: day.absence?.type ?? '' })),
  };
}

const hasAnything = ({ hundredths, normHundredths, flexHundredths, absence }: TimeDay) =>
  hundredths !== 0 || normHundredths !== 0 || flexHundredths !== 0 || absence !== undefined;
