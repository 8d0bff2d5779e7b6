import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { id, request, response } from '../wire/wire.ts';
import { hoursAnswer } from './hours.ts';

/** Hours of an order that can go on its invoice, by what was done. */
const invoiceableHours = response(
  {
    activity: z.string(),
    hours: hoursAnswer,
    /** The reports it is the sum of. */
    reports: z.array(id),
    people: z.array(z.string()),
  },
  { hours: 'hundredths', reports: 'reportIds' },
);
export type InvoiceableHours = z.output<typeof invoiceableHours>;

/** Apart from the other routes, so that orders and invoices do not load those. */
export const orderHoursRoutes = routesOf('time', {
  listInvoiceableHours: {
    method: 'GET',
    path: '/timeregister/order-hours',
    access: 'manager',
    summary: 'Godkendte timer på en ordre, der ikke er faktureret',
    query: request({ orderId: id }, {}),
    response: response(
      {
        data: z.array(invoiceableHours),
        /** Hours on the order that wait for approval. */
        pending: hoursAnswer,
        /** Hours that are on an invoice already. */
        invoiced: hoursAnswer,
      },
      { pending: 'pendingHundredths', invoiced: 'invoicedHundredths' },
    ),
    errors: ['not_found'],
  },
});
