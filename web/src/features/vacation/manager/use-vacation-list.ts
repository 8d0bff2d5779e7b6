import { absenceCountRoutes } from '@driftig/contracts/vacation/absence-count';
import { useQuery } from '@tanstack/react-query';

import { ApiError, errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { useLastPage } from '../../../ui/data-table/paging/use-last-page.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { awayQuery, employeeNamesQuery, useAbsences } from './queries.ts';
import { tabOf } from './tabs.ts';

const nothing: readonly Entry[] = [];

/** Everything that the page shows of the tab and filters in the address. */
export function useVacationList(state: TableState) {
  const tab = tabOf(state);
  const { data, error, refetch } = useAbsences(state);
  const count = useQuery(routeQuery(absenceCountRoutes.countAbsences, {}));
  const employees = useQuery(employeeNamesQuery);
  const entries = data?.data;
  const decided = tab === 'pending' ? (entries ?? nothing) : nothing;
  const away = useQuery(awayQuery(decided, useToday()));
  useLastPage(state, data?.total);
  return {
    tab,
    waiting: count.data?.pending,
    employees: employees.data ?? [],
    entries,
    total: data?.total ?? 0,
    error: error === null || data !== undefined ? null : { id: errorIdOf(error) },
    /** There is nothing from before, and the plan has no holiday. */
    isClosed: error instanceof ApiError && error.code === 'plan_limit',
    onRetry: () => void refetch(),
    away: {
      entries: away.data?.data,
      hasFailed: away.data === undefined && away.error !== null,
      retry: () => void away.refetch(),
    },
  };
}
