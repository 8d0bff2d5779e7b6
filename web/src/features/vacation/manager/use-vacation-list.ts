import { absenceCountRoutes } from '@driftig/contracts/vacation/absence-count';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { ApiError, errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/route-query.ts';
import { pageSlice } from '../../../ui/data-table/paging.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Entry } from '../queries.ts';
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

/** A page that has become empty, because its rows were decided, gives way to the last one. */
function useLastPage({ page, size, setPage }: TableState, total: number | undefined): void {
  const last = total === undefined ? page : pageSlice(total, page, size).page;
  const goTo = useEffectEvent(setPage);
  useEffect(() => {
    if (last !== page) goTo(last);
  }, [last, page]);
}
