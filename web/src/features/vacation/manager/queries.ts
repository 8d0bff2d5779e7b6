import type { AnswerOf } from '@driftig/contracts/core/route';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays, type DateText } from '@driftig/domain/dates';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { shiftsDuringQuery, whenOf, type Entry } from '../../../shared/holiday-balance/queries.ts';
import { tabOf, type ListedStatus } from './tabs.ts';

const { listAbsences, listAbsenceEntries, decideAbsence, deleteAbsence } = vacationRoutes;

/** The list that each tab shows a page of. */
export const absencesRoute = listAbsences;
export type AbsencePage = AnswerOf<typeof listAbsences>;

export const employeeNamesQuery = routeQuery(employeeRoutes.listEmployeeNames, {});

type Choice = Pick<TableState, 'status' | 'page' | 'size' | 'filters'>;

const undefinedIfEmpty = (value: string | undefined) => (value === '' ? undefined : value);

/** The page of the tab and filters in the address. While another page comes, the last one stays. */
export function useAbsences(choice: Choice) {
  const { page, size, filters } = choice;
  const status = tabOf(choice);
  const query = {
    status: [status],
    limit: size,
    offset: (page - 1) * size,
    employeeId: undefinedIfEmpty(filters['employee']),
    startDate: undefinedIfEmpty(filters['from']),
    endDate: undefinedIfEmpty(filters['to']),
  };
  return useQuery({
    ...routeQuery(listAbsences, { query }),
    placeholderData: (before) => (before?.data[0]?.status === status ? before : undefined),
  });
}

/** The shifts that an application falls together with; also fetched when it is approved. */
export const shiftsOf = (entry: Entry) => shiftsDuringQuery(whenOf(entry));

/** How far back others' absence is looked up: what is decided lies ahead, or hardly behind. */
const yearBack = -365;
/** A call looks at four calendar years at most. */
const furthest = 2 * 365;

/** Absences in the days of these applications, in one call. */
export function awayQuery(entries: readonly Entry[], today: DateText) {
  const [first, last] = [addDays(today, yearBack), addDays(today, furthest)];
  const starts = entries.map(({ startDate }) => startDate).toSorted();
  const ends = entries.map(({ endDate }) => endDate).toSorted();
  const startDate = later(starts[0] ?? today, first);
  const endDate = earlier(ends.at(-1) ?? today, last);
  const query = { startDate, endDate, status: ['pending', 'approved'] as const, limit: 100_000 };
  return queryOptions({
    ...routeQuery(listAbsenceEntries, { query: { ...query, status: [...query.status] } }),
    enabled: entries.length > 0 && startDate <= endDate,
  });
}

const later = (a: DateText, b: DateText) => (a > b ? a : b);
const earlier = (a: DateText, b: DateText) => (a < b ? a : b);

interface Decision {
  readonly decision: ListedStatus;
  readonly reason?: string;
  readonly freesShifts?: boolean;
  readonly collect?: Set<string>;
}

/** Refused (409) when another user was faster, or has changed it since it was shown. */
export async function decide(entry: Pick<Entry, 'absenceId' | 'version'>, made: Decision) {
  const { absenceId, version } = entry;
  const { collect, decision, reason, freesShifts } = made;
  const body = { decision, reason, freesShifts, version };
  await call(
    decideAbsence,
    { params: { absenceId }, body },
    collect === undefined ? {} : { collect },
  );
}

export async function remove({ absenceId }: Pick<Entry, 'absenceId'>): Promise<void> {
  await call(deleteAbsence, { params: { absenceId } });
}
