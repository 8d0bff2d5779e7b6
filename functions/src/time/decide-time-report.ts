import type { timeRoutes } from '@driftig/contracts/time/routes';
import type { CompanyData } from '@driftig/data/store';
import { assertVersion } from '@driftig/domain/assert-version';
import { hoursTellings } from '@driftig/domain/notifications/decision-tellings';
import { decided, mayDecide } from '@driftig/domain/time/decide';
import type { TimeReport } from '@driftig/domain/time/report';

import { employeeName } from '../changes/employees/people-of.ts';
import {
  changeReports,
  findReport,
  monthsOfDates,
  personOf,
  reportIn,
} from '../changes/time/change-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { reportsDecided } from './texts.ts';

/** Godkend, Afvis or Tilbagekald. The slower of two deciders gets 409 with the first decision. */
export const decideTimeReport: Handler<typeof timeRoutes.decideTimeReport> = async ({
  input,
  store,
  actor,
}) => {
  const { reportId } = input.params;
  const { decision, reason, version } = input.body;
  const employeeId = personOf(reportId);
  const found = await findReport(store, reportId);
  const months = monthsOfDates([found.date]);
  await changeReports(store, { employeeId, months }, async (reports) => {
    const before = reportIn(reports, reportId);
    const by = actor.userId;
    const isLate = !mayDecide(before.status, decision);
    const decidedBefore = isLate ? await otherDecider(store, before, by) : undefined;
    const after = decided(before, { decision, reason: reason ?? '', by, decidedBefore });
    assertVersion(before, version);
    const tells = hoursTellings([after]);
    return { moves: [{ before, after }], change: { action: 'time.decided', writes: [], tells } };
  });
  return { message: reportsDecided[decision] };
};

/** The name of who decided it, where that was somebody else. */
async function otherDecider(store: CompanyData, { decidedBy }: TimeReport, own: string) {
  return decidedBy === '' || decidedBy === own ? undefined : employeeName(store, decidedBy);
}
