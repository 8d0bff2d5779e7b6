import { timeRoutes } from '@driftig/contracts/time/routes';
import type { ListedStatus } from '@driftig/contracts/time/report-status';

import { routeQuery } from '../../../api/queries/route-query.ts';
import type { DateText } from '@driftig/domain/dates';
import type { DateRange } from '@driftig/domain/periods';

const { listOwnTimeReports, getOwnTimeSummary, getFlexBalance, previewCopy } = timeRoutes;

interface Page {
  readonly status: ListedStatus;
  readonly limit: number;
  readonly offset: number;
}

export const ownReportsQuery = ({ status, limit, offset }: Page, { from, to }: DateRange) =>
  routeQuery(listOwnTimeReports, {
    query: {
      status: [status],
      limit,
      offset,
      startDate: from || undefined,
      endDate: to || undefined,
    },
  });

export const summaryQuery = ({ from, to }: DateRange) =>
  routeQuery(getOwnTimeSummary, { query: { startDate: from, endDate: to } });

/** The flex balance up to today, or of some dates. */
export const balanceQuery = (range?: DateRange) =>
  routeQuery(getFlexBalance, { query: { startDate: range?.from, endDate: range?.to } });

interface Copying {
  readonly fromDate: DateText;
  readonly toDate: DateText;
  readonly days: number;
}

/** Query of the days that a copy would fill. */
export const previewQuery = (query: Copying) => routeQuery(previewCopy, { query });

/** Number of own rows that the form searches for recent projects. */
const lookedBack = 20;

/** The newest that count, whenever they were. */
export const recentQuery = routeQuery(listOwnTimeReports, {
  query: { status: ['pending', 'approved'], limit: lookedBack, offset: 0 },
});
