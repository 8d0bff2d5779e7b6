import { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import { routeQuery } from '../../api/route-query.ts';

/** The query of all data that the printed invoice shows. */
export function printableInvoice(number: number) {
  return routeQuery(invoiceRoutes.getPrintableInvoice, { body: { number } });
}
