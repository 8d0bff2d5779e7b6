import { AppError } from '../errors.ts';
import { monthOfDate, type MonthText, type TimeMonth, type TimeReport } from './report.ts';

/** The most reports a person can have in a month, deleted ones included. */
export const mostInMonth = 300;

/** A report before and after a change; undefined before: it is new. */
export interface ReportMove {
  readonly before: TimeReport | undefined;
  readonly after: TimeReport;
  /** ISO UTC by the device's clock, where the device kept the hours until it had a connection. */
  readonly writtenAt?: string | undefined;
}

/** A month before and after a change. */
export interface ChangedMonth {
  readonly before: TimeMonth;
  readonly after: TimeMonth;
}

/** The months that moves of reports touch. */
export function touchedMonths(moves: readonly ReportMove[]): MonthText[] {
  const dates = moves.flatMap(({ before, after }) => [before?.date ?? after.date, after.date]);
  return [...new Set(dates.map(monthOfDate))];
}

/**
 * The months of a person that moves of reports write: each is stored in the month of its date, and
 * leaves the one it was in. `monthOf` gives a month as it is stored, also an empty one.
 */
export function changedMonths(
  moves: readonly ReportMove[],
  monthOf: (month: MonthText) => TimeMonth,
): ChangedMonth[] {
  const ids = new Set(moves.map(({ after }) => after.reportId));
  return touchedMonths(moves).map((name) => {
    const before = monthOf(name);
    const others = before.reports.filter(({ reportId }) => !ids.has(reportId));
    const own = moves.map(({ after }) => after).filter(({ date }) => monthOfDate(date) === name);
    const reports = withRoom([...others, ...own], name);
    return { before, after: { ...before, reports, version: before.version + 1 } };
  });
}

function withRoom(reports: readonly TimeReport[], month: MonthText): readonly TimeReport[] {
  if (reports.length <= mostInMonth) return reports;
  throw new AppError('conflict', {
    message: `Der kan højst være ${mostInMonth} registreringer i en måned (${month}).`,
  });
}

/** How many reports of a month wait, are approved and are rejected. */
export interface ReportCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
}

const none: ReportCounts = { pending: 0, approved: 0, rejected: 0 };

export function countsOf(reports: readonly Pick<TimeReport, 'status'>[]): ReportCounts {
  return reports.reduce(
    (counts, { status }) =>
      status === 'deleted' ? counts : { ...counts, [status]: counts[status] + 1 },
    none,
  );
}

/** By how much the counts of a month grow; undefined where they stay. */
export function countChange({ before, after }: ChangedMonth): ReportCounts | undefined {
  const [was, is] = [countsOf(before.reports), countsOf(after.reports)];
  const change = {
    pending: is.pending - was.pending,
    approved: is.approved - was.approved,
    rejected: is.rejected - was.rejected,
  };
  return Object.values(change).every((count) => count === 0) ? undefined : change;
}

/** A project that a month has reports of (those not deleted), for the index by project. */
export function projectsOf({ reports }: TimeMonth): Set<string> {
  return new Set(
    reports
      .filter(({ status, projectId }) => status !== 'deleted' && projectId !== '')
      .map(({ projectId }) => projectId),
  );
}
