import { timeCountRoutes } from '@driftig/contracts/time/count-route';
import { sumFlex } from '@driftig/domain/time/counted';
import { sumHundredths } from '@driftig/domain/time/minutes';
import { isWork } from '@driftig/domain/time/report';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { useLastPage } from '../../../ui/data-table/paging/use-last-page.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import type { Entry } from '../queries.ts';
import { openOn, useDeviations, useMayDeviate } from './decide/deviations.ts';
import type { Sums } from './list-props.ts';
import { employeesQuery, useReports } from './queries.ts';
import { tabOf } from './tabs.ts';

const nothing: readonly Entry[] = [];

/** Everything that the page shows of the tab and filters in the address. */
export function useReportList(state: TableState, isGone: (id: string, readAt: number) => boolean) {
  const tab = tabOf(state);
  const { data, error, refetch, dataUpdatedAt } = useReports(state);
  const count = useQuery(routeQuery(timeCountRoutes.countTimeReports, {}));
  const employees = useQuery(employeesQuery);
  const entries = data?.data.filter(({ reportId }) => !isGone(reportId, dataUpdatedAt));
  const waiting = tab === 'pending' ? (entries ?? nothing) : nothing;
  const { deviations } = useDeviations(waiting);
  const mayDeviate = useMayDeviate(waiting, deviations);
  useLastPage(state, data?.total);
  return {
    tab,
    waiting: count.data?.pending,
    employees: employees.data ?? [],
    entries,
    total: data?.total ?? 0,
    sums: sumsOf(data, entries ?? nothing),
    /** When the rows were read. */
    readAt: dataUpdatedAt,
    error: error === null || data !== undefined ? null : { id: errorIdOf(error) },
    onRetry: () => void refetch(),
    deviationsOf: (entry: Entry) => openOn(deviations, entry),
    mayDeviate,
  };
}

interface Answer {
  readonly hours: number | null;
  readonly flex: number | null;
}

function sumsOf(answer: Answer | undefined, entries: readonly Entry[]): Sums {
  if (answer !== undefined && answer.hours !== null && answer.flex !== null)
    return { hundredths: answer.hours, flexHundredths: answer.flex, isOfPage: false };
  return {
    hundredths: hoursOf(entries),
    flexHundredths: sumFlex(entries),
    isOfPage: true,
  };
}

/** Hours of work; an adjustment moves the flex alone. */
export function hoursOf(entries: readonly Entry[]): number {
  return sumHundredths(entries.filter(isWork));
}
