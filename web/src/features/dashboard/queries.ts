import { dashboardRoutes } from '@driftig/contracts/dashboard';
import { orderRoutes } from '@driftig/contracts/orders';
import { recordRoutes } from '@driftig/contracts/records';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';

import { allPagesQuery } from '../../api/all-pages.ts';
import { routeQuery } from '../../api/route-query.ts';

/** A year's figures. The year before stays on the screen until they are there. */
export function useYearFigures(year: number) {
  const input = { query: { year } };
  const [info, sales, orders] = useQueries({
    queries: [
      { ...routeQuery(dashboardRoutes.getDashboard, input), placeholderData: keepPreviousData },
      { ...routeQuery(dashboardRoutes.getSalesByMonth, input), placeholderData: keepPreviousData },
      { ...routeQuery(dashboardRoutes.getOrdersByMonth, input), placeholderData: keepPreviousData },
    ],
  });
  const all = [info, sales, orders];
  const failed = all.filter(({ isError, data }) => isError && data === undefined);
  return {
    info: info.data,
    sales: sales.data,
    orders: orders.data,
    /** What is shown is still another year's. */
    old: all.some(({ isPlaceholderData }) => isPlaceholderData),
    error: failed[0]?.error ?? null,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** How many enquiries wait for an answer: the same figure as in the sidebar. */
export function useNewEnquiries(): number {
  return useQuery(routeQuery(orderRoutes.countEnquiries, {})).data?.count ?? 0;
}

/** Whatever is overdue today, of any year; asked for at each visit, since it follows every change. */
export function useOverdue() {
  const list = allPagesQuery(recordRoutes.listInvoices, { query: { status: 'missingPayment' } });
  const { data } = useQuery({ ...list, staleTime: 0 });
  // A sum of half of them would be a wrong one.
  return data?.complete ? data.rows : [];
}
