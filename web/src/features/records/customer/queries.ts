import { orderLists } from '@driftig/contracts/records/lists/orders';
import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import { customerOverviewRoutes } from '@driftig/contracts/records/customer-overview';
import { useQuery } from '@tanstack/react-query';

import { useAllPages } from '../../../api/queries/all-pages.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';

export function useCustomerOverview(customerId: string) {
  return useQuery(
    routeQuery(customerOverviewRoutes.getCustomerOverview, { query: { customerId } }),
  );
}

export function useCustomerOrders(customerId: string) {
  return useAllPages(orderLists.listCustomerOrders, { query: { customerId } });
}

export function useCustomerInvoices(customerId: string) {
  return useAllPages(invoiceLists.listCustomerInvoices, { query: { customerId } });
}
