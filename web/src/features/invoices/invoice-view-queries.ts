import { shownInvoiceRoutes } from '@driftig/contracts/invoices/shown';

import { routeQuery } from '../../api/queries/route-query.ts';

/** The query of all data that the printed invoice shows. */
export function printableInvoice(number: number) {
  return routeQuery(shownInvoiceRoutes.getPrintableInvoice, { body: { number } });
}
