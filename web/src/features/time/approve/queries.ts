import type { InputOf } from '@driftig/contracts/core/route';
import type { ListedStatus } from '@driftig/contracts/time/report-status';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import type { Entry } from '../queries.ts';
import { tabOf } from './tabs.ts';

const {
  listTimeReports,
  listTimeEmployees,
  listDeviations,
  getFlexBalance,
  decideTimeReport,
  decideTimeReports,
  deleteTimeReport,
  noteDeviation,
} = timeRoutes;

export const employeesQuery = routeQuery(listTimeEmployees, {});

type Choice = Pick<TableState, 'status' | 'filters'>;

const undefinedIfEmpty = (value: string | undefined) => (value === '' ? undefined : value);

/** The tab and the filters in the address, as the list is asked for them. */
export function filterOf(choice: Choice) {
  const { filters } = choice;
  return {
    status: [tabOf(choice)],
    employeeId: undefinedIfEmpty(filters['employee']),
    projectId: undefinedIfEmpty(filters['project']),
    startDate: undefinedIfEmpty(filters['from']),
    endDate: undefinedIfEmpty(filters['to']),
  };
}

/** The page of the tab and filters in the address. While another page comes, the last one stays. */
export function useReports(state: TableState) {
  const { page, size } = state;
  const query = { ...filterOf(state), limit: size, offset: (page - 1) * size };
  const [status] = query.status;
  return useQuery({
    ...routeQuery(listTimeReports, { query }),
    placeholderData: (before) => (before?.data[0]?.status === status ? before : undefined),
  });
}

/** So many rows stay well below what an answer may weigh. */
const rowsAtOnce = 500;

/** All rows of the filter, a page after the other. */
export async function fetchWhole(choice: Choice): Promise<readonly Entry[]> {
  const rows: Entry[] = [];
  for (;;) {
    const query = { ...filterOf(choice), limit: rowsAtOnce, offset: rows.length };
    const { data, total } = await call(listTimeReports, { query });
    rows.push(...data);
    if (rows.length >= total || data.length === 0) return rows;
  }
}

/** The whole flex of a person, up to today. */
export const balanceQuery = (employeeId: string) =>
  queryOptions({
    ...routeQuery(getFlexBalance, { query: { employeeId } }),
    enabled: employeeId !== '',
  });

/** The longest time that deviations are asked for at once. */
const longestAsked = 180;

/** The ranges of dates in which deviations are asked for, which lie around these rows. */
export function rangesOf(rows: readonly Pick<Entry, 'date'>[]) {
  const ranges: { startDate: string; endDate: string }[] = [];
  for (const date of rows.map((row) => row.date).toSorted()) {
    const last = ranges.at(-1);
    if (last !== undefined && date <= addDays(last.startDate, longestAsked)) last.endDate = date;
    else ranges.push({ startDate: date, endDate: date });
  }
  return ranges;
}

export const deviationsQuery = (query: { startDate: string; endDate: string }) =>
  routeQuery(listDeviations, { query });

interface Decision {
  readonly decision: ListedStatus;
  readonly reason?: string;
}

/** Refused (409) when another user was faster, or has changed it since it was shown. */
export async function decide(
  { reportId, version }: Pick<Entry, 'reportId' | 'version'>,
  { decision, reason }: Decision,
): Promise<void> {
  await call(decideTimeReport, { params: { reportId }, body: { decision, reason, version } });
}

/**
 * Decides a batch as it was read; refused rows, also changed ones, are returned with the reason.
 * The caller refreshes the lists.
 */
export function decideBatch(
  batch: readonly Pick<Entry, 'reportId' | 'version'>[],
  decision: ListedStatus,
  collect: Set<string>,
) {
  const reportIds = batch.map(({ reportId }) => reportId);
  const versions = batch.map(({ version }) => version);
  return call(decideTimeReports, { body: { decision, reportIds, versions } }, { collect });
}

export async function remove({ reportId }: Pick<Entry, 'reportId'>): Promise<void> {
  await call(deleteTimeReport, { params: { reportId } });
}

type Note = InputOf<typeof noteDeviation>['body'];

export async function note(body: Note): Promise<void> {
  await call(noteDeviation, { body });
}
