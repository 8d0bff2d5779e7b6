import type { TimeEntry } from '@driftig/contracts/time/entry';
import { timeRoutes } from '@driftig/contracts/time/routes';

import { routeQuery } from '../../api/queries/route-query.ts';

/** A time report, as every list of them has it. */
export type Entry = TimeEntry;

/** How the company registers time: flex on or off, by day or by range, the norm. */
export const settingsQuery = routeQuery(timeRoutes.getTimeSettings, {});

export const historyQuery = (reportId: string) =>
  routeQuery(timeRoutes.getTimeReportHistory, { params: { reportId } });
