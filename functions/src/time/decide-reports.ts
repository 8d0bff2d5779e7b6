import type { CompanyStore } from '@driftig/data/store';
import { monthOfReport } from '@driftig/data/time/time.mapping';
import type { AppError } from '@driftig/domain/errors';
import { hoursTellings } from '@driftig/domain/notifications/decision-tellings';
import {
  applyDecision,
  decisionRefusal,
  mayDecide,
  noSuchReport,
  type Decision,
} from '@driftig/domain/time/decide';
import { monthOfDate, type TimeReport } from '@driftig/domain/time/report';

import { formerEmployee } from '../changes/employees/people-of.ts';
import { changeReports } from '../changes/time/change-reports.ts';
import { findReports } from '../changes/time/find-reports.ts';

interface Deciding {
  readonly decision: Decision;
  readonly reason: string;
  readonly by: string;
  /** The versions that the decider read, by report; without one whatever is stored is decided. */
  readonly seen: ReadonlyMap<string, number | undefined>;
}

interface Refused {
  readonly reportId: string;
  readonly error: AppError;
}

interface Outcome {
  readonly done: readonly string[];
  readonly refused: readonly Refused[];
}

/**
 * Decides reports: those of one person and month in one transaction. A report that may not be decided is
 * given with its error, and holds no other one back.
 */
export async function decideReports(
  store: CompanyStore,
  reportIds: readonly string[],
  deciding: Deciding,
): Promise<Outcome> {
  const found = await findReports(store, reportIds);
  const outcomes: Outcome[] = [];
  for (const group of Map.groupBy(found.values(), transactionOf).values())
    outcomes.push(await decideTogether(store, group, deciding));
  const unknown = [...new Set(reportIds)].filter((id) => !found.has(id)).map(unknownReport);
  return {
    done: outcomes.flatMap(({ done }) => done),
    refused: [...outcomes.flatMap(({ refused }) => refused), ...unknown],
  };
}

/** By the month in the id as well, because the trail of a report is found by it. */
const transactionOf = ({ employeeId, date, reportId }: TimeReport) =>
  [employeeId, monthOfDate(date), monthOfReport(reportId)].join(' ');

const unknownReport = (reportId: string): Refused => ({ reportId, error: noSuchReport() });

/** Reports of one person, all dated in one month. */
async function decideTogether(
  store: CompanyStore,
  group: readonly TimeReport[],
  deciding: Deciding,
): Promise<Outcome> {
  const [first] = group;
  if (first === undefined) return { done: [], refused: [] };
  const asked = new Set(group.map(({ reportId }) => reportId));
  const key = { employeeId: first.employeeId, months: [monthOfDate(first.date)] };
  const { moves, refused } = await changeReports(store, key, async (stored) => {
    const reports = stored.filter(
      ({ reportId, status }) => asked.has(reportId) && status !== 'deleted',
    );
    const nameOf = await otherDeciders(store, reports, deciding);
    const judged = reports.map((before) => {
      const of = { ...deciding, seen: deciding.seen.get(before.reportId) };
      return {
        before,
        of,
        error: decisionRefusal(before, { ...of, decidedBefore: nameOf(before) }),
      };
    });
    const may = judged.filter(({ error }) => error === undefined);
    const made = may.map(({ before, of }) => ({ before, after: applyDecision(before, of) }));
    const tells = hoursTellings(made.map(({ after }) => after));
    return {
      moves: made,
      refused: judged.flatMap(({ before: { reportId }, error }) =>
        error ? [{ reportId, error }] : [],
      ),
      change: { action: 'time.decided' as const, writes: [], tells },
    };
  });
  const answered = new Set(
    [...moves.map(({ after }) => after), ...refused].map((one) => one.reportId),
  );
  // Deleted, or moved to another month, since it was found.
  const gone = [...asked].filter((id) => !answered.has(id)).map(unknownReport);
  return { done: moves.map(({ after }) => after.reportId), refused: [...refused, ...gone] };
}

/** Names of other people who decided these reports before; undefined for the caller and for none. */
async function otherDeciders(
  { users }: Pick<CompanyStore, 'users'>,
  reports: readonly TimeReport[],
  { decision, by }: Deciding,
): Promise<(report: TimeReport) => string | undefined> {
  const late = reports.filter(({ status }) => !mayDecide(status, decision));
  const others = late.map(({ decidedBy }) => decidedBy).filter((id) => id !== '' && id !== by);
  const names = await users.namesOf(others);
  return ({ decidedBy }) =>
    others.includes(decidedBy) ? (names.get(decidedBy) ?? formerEmployee) : undefined;
}
