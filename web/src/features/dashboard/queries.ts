import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { allPagesQuery } from '../../api/all-pages.ts';
import { routeQuery } from '../../api/route-query.ts';

/** Why a part of the screen has nothing to show, and how it is asked for again. */
export interface Failure {
  readonly error: Error;
  readonly retry: () => void;
}

/** One part of a year's figures: it comes, and fails, by itself. */
export interface Part<Data> {
  /** Undefined while it is on its way, and where it could not be had. */
  readonly data: Data | undefined;
  /** What is shown is still another year's. */
  readonly isPrevious: boolean;
  readonly failure: Failure | undefined;
}

interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

function partOf<Data>({ data, error, isPlaceholderData, refetch }: QueryState<Data>): Part<Data> {
  const failure =
    error !== null && data === undefined ? { error, retry: () => void refetch() } : undefined;
  return { data, isPrevious: isPlaceholderData, failure };
}

// The year before stays on the screen until the chosen one's figures are there.
const placeholderData = keepPreviousData;

export function useYearInfo(year: number) {
  const query = routeQuery(dashboardRoutes.getDashboard, { query: { year } });
  return partOf(useQuery({ ...query, placeholderData }));
}

export function useSalesByMonth(year: number) {
  const query = routeQuery(dashboardRoutes.getSalesByMonth, { query: { year } });
  return partOf(useQuery({ ...query, placeholderData }));
}

export function useOrdersByMonth(year: number) {
  const query = routeQuery(dashboardRoutes.getOrdersByMonth, { query: { year } });
  return partOf(useQuery({ ...query, placeholderData }));
}

/** How many enquiries wait for an answer: the same figure as in the sidebar. */
export function useNewEnquiries() {
  const { data, failure } = partOf(useQuery(routeQuery(orderRoutes.countEnquiries, {})));
  return { count: data?.count ?? 0, failure };
}

/** Whatever is overdue today, of any year; asked for at each visit, since it follows every change. */
export function useOverdue() {
  const list = allPagesQuery(recordRoutes.listInvoices, { query: { status: 'missingPayment' } });
  const { data, ...rest } = useQuery({ ...list, staleTime: 0 });
  // A sum of half of them would be a wrong one.
  const whole = data?.complete ? data.rows : undefined;
  const { failure } = partOf({ ...rest, data: whole });
  return { rows: whole ?? [], failure };
}
