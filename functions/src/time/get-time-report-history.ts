import type { ChangeOfEntry } from '@driftig/contracts/time/register-routes';
import type { timeRoutes } from '@driftig/contracts/time/routes';
import { monthOfReport } from '@driftig/data/time/time.mapping';
import { formerColleague } from '@driftig/domain/employees/name-of';
import { actionText, fieldsOfChange, type KeptChange } from '@driftig/domain/time/entry-history';
import { monthPlus, type MonthText, type TimeReport } from '@driftig/domain/time/report';

import { trailSubject } from '../changes/time/change-reports.ts';
import { findReport } from '../changes/time/find-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { assertMaySee } from './requested-employee.ts';

/** Changes of an entry, oldest first (product F26), from the audit trail of its person's month. */
export const getTimeReportHistory: Handler<typeof timeRoutes.getTimeReportHistory> = async ({
  input,
  store,
  actor,
}) => {
  const report = await findReport(store, input.params.reportId);
  assertMaySee(actor, report.employeeId);
  const trails = await Promise.all(
    monthsOfTrail(report).map((month) => readTrail(store, trailSubject(report.employeeId, month))),
  );
  const events = trails.flat().toSorted((a, b) => a.eventId.localeCompare(b.eventId));
  const names = await store.users.namesOf(events.map(({ by }) => by));
  const data = events.flatMap(({ at, by, action, changes }): ChangeOfEntry[] => {
    const kept = (changes?.['reports'] ?? []) as readonly KeptChange[];
    const change = kept.find(({ id }) => id === report.reportId);
    if (change === undefined) return [];
    const who = names.get(by) ?? formerColleague;
    return [{ at, by: who, action: actionText(action, change), fields: fieldsOfChange(change) }];
  });
  return { data };
};

type Store = Parameters<Handler<typeof timeRoutes.getTimeReportHistory>>[0]['store'];
const pageSize = 100;

async function readTrail({ history }: Store, subject: string) {
  const first = await history.list({ subject }, { limit: pageSize });
  const events = [...first.rows];
  let { cursor } = first;
  while (cursor !== undefined) {
    const page = await history.list({ subject }, { limit: pageSize, cursor });
    events.push(...page.rows);
    ({ cursor } = page);
  }
  return events;
}

/** The second half of a shift over the end of a month is in the first one's audit trail. */
function monthsOfTrail({ reportId, shiftId }: TimeReport): MonthText[] {
  const month = monthOfReport(reportId);
  return shiftId === '' ? [month] : [monthPlus(month, -1), month];
}
