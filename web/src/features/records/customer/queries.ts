import { recordRoutes } from '@driftig/contracts/records/routes';
import { useQuery } from '@tanstack/react-query';

import { useAllPages } from '../../../api/all-pages.ts';
import { routeQuery } from '../../../api/route-query.ts';

export function useCustomerOverview(customerId: string) {
  return useQuery(routeQuery(recordRoutes.getCustomerOverview, { query: { customerId } }));
}

export function useCustomerOrders(customerId: string) {
  return useAllPages(recordRoutes.listCustomerOrders, { query: { customerId } });
}

export function useCustomerInvoices(customerId: string) {
  return useAllPages(recordRoutes.listCustomerInvoices, { query: { customerId } });
}
