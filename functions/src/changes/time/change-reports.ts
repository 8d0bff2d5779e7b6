import type { Change } from '@driftig/data/core/commit';
import type { CompanyData } from '@driftig/data/store';
import { monthOfReport } from '@driftig/data/time/time.mapping';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { noSuchReport } from '@driftig/domain/time/decide';
import { changedMonths, touchedMonths, type ReportMove } from '@driftig/domain/time/changed-months';
import { keptChange } from '@driftig/domain/time/entry-history';
import { monthOfDate, type MonthText, type TimeReport } from '@driftig/domain/time/report';

type TimeStore = Pick<CompanyData, 'time'>;

/** New versions of a person's reports, and what is committed with them. */
interface ReportChange<C extends Change> {
  readonly moves: readonly ReportMove[];
  /** Without its trail of the reports, which is written here; its writes are those beside the months. */
  readonly change: Omit<C, 'audit'> & { readonly action: C['audit']['action'] };
}

interface Committing<C extends Change> extends TimeStore {
  readonly commit: (change: C) => Promise<void>;
}

/**
 * Changes reports of one person in one transaction: their months, the counts and the audit trail
 * with each report before and after. `move` gets the person's reports of the named months; after a
 * conflict (optimistic lock) it is called again with the newest. Returns the result of `move` in
 * the committed try; without moves nothing is written.
 */
export function changeReports<C extends Change, R extends ReportChange<C>>(
  store: Committing<C>,
  { employeeId, months }: { readonly employeeId: string; readonly months: readonly MonthText[] },
  move: (reports: readonly TimeReport[]) => Promise<R> | R,
): Promise<R> {
  return retryOnConflict(async () => {
    const keys = [...new Set(months)].map((month) => ({ employeeId, month }));
    const read = await store.time.getMonths(keys);
    const made = await move(read.flatMap(({ reports }) => reports));
    const { moves, change } = made;
    if (moves.length === 0) return made;
    const missing = touchedMonths(moves).filter((one) => !read.some(({ month }) => month === one));
    if (missing.length > 0) throw new Error(`The months ${missing.join(', ')} were not read`);
    const changed = changedMonths(moves, (name) => {
      const found = read.find(({ month }) => month === name);
      return found ?? { employeeId, month: name, reports: [], version: 0 };
    });
    const { action, ...others } = change;
    const writes = [...store.time.saveMonths(changed), ...change.writes];
    const audit = { action, ...trailOf(employeeId, moves) };
    await store.commit({ ...others, writes, audit } as unknown as C);
    return made;
  });
}

/** The trail is found by the month in the reports' ids, which stays when a report moves to another. */
export const trailSubject = (employeeId: string, month: MonthText) =>
  `hours ${employeeId}.${month}`;

function trailOf(employeeId: string, moves: readonly ReportMove[]) {
  const [first] = moves;
  const month = first === undefined ? '' : monthOfReport(first.after.reportId);
  return {
    subject: trailSubject(employeeId, month),
    changes: { reports: moves.map(keptChange) },
  };
}

/** The report of that id among those that were read; one that was deleted or moved is not found. */
export function reportIn(reports: readonly TimeReport[], reportId: string): TimeReport {
  const found = reports.find((one) => one.reportId === reportId);
  if (found === undefined || found.status === 'deleted') throw noSuchReport();
  return found;
}

/** The months that a change of a report on one date to others may touch. */
export const monthsOfDates = (dates: readonly string[]) => dates.map(monthOfDate);
