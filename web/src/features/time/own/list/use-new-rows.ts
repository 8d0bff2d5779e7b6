import { ownOrderRoutes } from '@driftig/contracts/orders/own-order';
import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import type { Project } from '@driftig/contracts/time/project-routes';
import type { DateText } from '@driftig/domain/dates';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../../api/queries/route-query.ts';
import { timesOn } from '../../../../shared/staffing/register-link.ts';
import type { EntryValues } from '../../entry/entry-values.ts';
import type { Entry } from '../../queries.ts';
import { rowOfOrder } from './linked-row.ts';
import { plannedOrder } from './planned-order.ts';
import { newRow, usualDay } from './usual-day.ts';

interface Known {
  /** One's own hours, the newest first, and those of them whose project takes hours. */
  readonly recent: readonly Entry[];
  readonly open: readonly Entry[];
  readonly projects: readonly Project[] | undefined;
  readonly timeMode: TimeMode;
  readonly lackingOn: (date: DateText) => number;
}

/** New rows of a day: of the order that the user is planned on, where there is one (product T22). */
export function useNewRows({ recent, open, projects, timeMode, lackingOn }: Known) {
  const { data: orders = [] } = useQuery(routeQuery(ownOrderRoutes.listOwnOrders, {}));
  const plannedRow = (date: DateText): Partial<EntryValues> | undefined => {
    const order = plannedOrder(date, orders, recent);
    if (order === undefined) return undefined;
    const known = { timeMode, projects, newRow: newRow(date, timeMode), lacking: lackingOn(date) };
    const row = rowOfOrder({ orderId: order.id, ...timesOn({ ...order, date }) }, known);
    return row.projectId === undefined ? undefined : row;
  };
  return {
    /** With the project alone. */
    newOn: (date: DateText): Partial<EntryValues> => {
      const { projectId, projectName = '' } = plannedRow(date) ?? {};
      const row = newRow(date, timeMode);
      return projectId === undefined ? row : { ...row, projectId, projectName };
    },
    /** With hours or times, too. */
    usualOn: (date: DateText): Partial<EntryValues> =>
      plannedRow(date) ?? usualDay({ date, timeMode, recent: open, lacking: lackingOn(date) }),
  };
}
