import { timeCountRoutes } from '@driftig/contracts/time/count-route';
import { sumFlex } from '@driftig/domain/time/counted';
import { sumHundredths } from '@driftig/domain/time/minutes';
import { isWork } from '@driftig/domain/time/report';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { useDecisionList } from '../../../shared/decision-lists/decision-list.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import type { Entry } from '../queries.ts';
import { openOn, useDeviations, useMayDeviate } from './decide/deviations.ts';
import type { Sums } from './list-props.ts';
import { employeesQuery, useReports } from './queries.ts';
import { tabOf, tabs } from './tabs.ts';

const nothing: readonly Entry[] = [];

/** Everything that the page shows of the tab and filters in the address. */
export function useReportList(state: TableState, isGone: (id: string, readAt: number) => boolean) {
  const tab = tabOf(state);
  const page = useReports(state);
  const { data, dataUpdatedAt: readAt } = page;
  const count = useQuery(routeQuery(timeCountRoutes.countTimeReports, {}));
  const list = useDecisionList({
    state,
    tabs,
    tab,
    waiting: count.data?.pending,
    page,
    employees: useQuery(employeesQuery).data,
    isShown: ({ reportId }) => !isGone(reportId, readAt),
  });
  const { entries = nothing } = list;
  const waiting = tab === 'pending' ? entries : nothing;
  const { deviations } = useDeviations(waiting);
  const mayDeviate = useMayDeviate(waiting, deviations);
  return {
    ...list,
    sums: sumsOf(data, entries),
    /** When the rows were read. */
    readAt,
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
