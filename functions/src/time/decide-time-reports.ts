import type { timeRoutes } from '@driftig/contracts/time/routes';
import type { CompanyStore } from '@driftig/data/store';
import { monthOfReport } from '@driftig/data/time/time.mapping';
import { AppError, badInput } from '@driftig/domain/errors';
import { hoursTellings } from '@driftig/domain/notifications/decision-tellings';
import type { ReportMove } from '@driftig/domain/time/changed-months';
import { decided, noSuchReport, type Decision } from '@driftig/domain/time/decide';
import { monthOfDate, type MonthText, type TimeReport } from '@driftig/domain/time/report';

import { changeReports, findReport, personOf, reportIn } from '../changes/time/change-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { hoursChanged } from './texts.ts';

interface Refusal {
  readonly reportId: string;
  readonly message: string;
}

/**
 * Decides many reports: those of one person and month in one transaction. Reports that can no
 * longer be decided are returned in `refused`; the others are saved. Throws not_found when none of
 * them exists.
 */
export const decideTimeReports: Handler<typeof timeRoutes.decideTimeReports> = async ({
  input,
  store,
  actor,
}) => {
  const { reportIds, versions, decision, reason } = input.body;
  if (versions !== undefined && versions.length !== reportIds.length)
    throw badInput({ versions: 'Send en version for hver.' });
  if (decision === 'rejected' && (reason ?? '').trim() === '')
    throw badInput({ reason: 'Skriv en bemærkning, så medarbejderen ved hvorfor.' });
  const seen = new Map(reportIds.map((id, index) => [id, versions?.[index]]));
  const deciding = { decision, reason: reason ?? '', by: actor.userId, seen };
  const places = new Map([...new Set(reportIds)].map((id) => [id, monthOfReport(id)] as const));
  const first = await decideIn(store, places, deciding);
  const moved = await otherPlaces(store, first.unseen);
  const second = await decideIn(store, moved.places, deciding);
  const done = [...first.done, ...second.done];
  const late = [...first.refused, ...second.refused];
  if (done.length === 0 && late.length === 0) throw noSuchReport();
  return { done, refused: [...late, ...moved.unknown] };
};

interface Deciding {
  readonly decision: Decision;
  readonly reason: string;
  readonly by: string;
  /** The versions that were read; undefined where whatever is there now is decided. */
  readonly seen: ReadonlyMap<string, number | undefined>;
}

/** Reports by their ids, with the month that each is looked for in. */
type Places = ReadonlyMap<string, MonthText>;

async function decideIn(store: CompanyStore, places: Places, deciding: Deciding) {
  const done: string[] = [];
  const refused: Refusal[] = [];
  const unseen: string[] = [];
  // By the month in the id as well, because the trail of a report is found by it.
  const keyOf = (id: string, month: MonthText) => `${personOf(id)} ${month} ${monthOfReport(id)}`;
  const groups = Map.groupBy(places, ([id, month]) => keyOf(id, month));
  for (const [key, group] of groups) {
    const [employeeId = '', month = ''] = key.split(' ');
    let told: Told = { refused: [], unseen: [] };
    const changed = await changeReports(store, { employeeId, months: [month] }, (reports) => {
      told = { refused: [], unseen: [] };
      const moves = group.flatMap(([id]) => moveOf(reports, id, deciding, told));
      const tells = hoursTellings(moves.map(({ after }) => after));
      return { moves, change: { action: 'time.decided', writes: [], tells } };
    });
    done.push(...changed.map(({ reportId }) => reportId));
    refused.push(...told.refused);
    unseen.push(...told.unseen);
  }
  return { done, refused, unseen };
}

interface Told {
  readonly refused: Refusal[];
  /** Not in the month that was read. */
  readonly unseen: string[];
}

function moveOf(
  reports: readonly TimeReport[],
  reportId: string,
  deciding: Deciding,
  { refused, unseen }: Told,
): ReportMove[] {
  try {
    const before = reportIn(reports, reportId);
    const after = decided(before, deciding);
    if (isNewer(before, deciding.seen.get(reportId))) {
      refused.push({ reportId, message: hoursChanged });
      return [];
    }
    return [{ before, after }];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') unseen.push(reportId);
    else refused.push({ reportId, message: error.message });
    return [];
  }
}

/** True when the report changed after it was read, so that unseen hours are not approved. */
const isNewer = ({ version }: TimeReport, seen: number | undefined) =>
  seen !== undefined && version !== seen;

/** Where reports are whose date was moved to another month than their id names. */
async function otherPlaces(store: CompanyStore, reportIds: readonly string[]) {
  const places = new Map<string, MonthText>();
  const unknown: Refusal[] = [];
  for (const reportId of reportIds) {
    try {
      places.set(reportId, monthOfDate((await findReport(store, reportId)).date));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      unknown.push({ reportId, message: error.message });
    }
  }
  return { places, unknown };
}
