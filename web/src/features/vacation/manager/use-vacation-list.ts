import { absenceCountRoutes } from '@driftig/contracts/vacation/absence-count';
import { useQuery } from '@tanstack/react-query';

import { ApiError } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { useDecisionList } from '../../../shared/decision-lists/decision-list.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { awayQuery, employeeNamesQuery, useAbsences } from './queries.ts';
import { tabOf, tabs } from './tabs.ts';

const nothing: readonly Entry[] = [];

/** Everything that the page shows of the tab and filters in the address. */
export function useVacationList(state: TableState) {
  const tab = tabOf(state);
  const page = useAbsences(state);
  const { error } = page;
  const count = useQuery(routeQuery(absenceCountRoutes.countAbsences, {}));
  const employees = useQuery(employeeNamesQuery);
  const list = useDecisionList({
    state,
    tabs,
    tab,
    waiting: count.data?.pending,
    page,
    employees: employees.data,
  });
  const decided = tab === 'pending' ? (list.entries ?? nothing) : nothing;
  const away = useQuery(awayQuery(decided, useToday()));
  return {
    ...list,
    /** There is nothing from before, and the plan has no holiday. */
    isClosed: error instanceof ApiError && error.code === 'plan_limit',
    away: {
      entries: away.data?.data,
      hasFailed: away.data === undefined && away.error !== null,
      retry: () => void away.refetch(),
    },
  };
}
