import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { id, request, response } from '../wire/wire.ts';
import { orderNumber } from './order-number.ts';

/** An order as its assigned employees see it (product O8): without amounts and internal fields. */
export const ownOrderSpecs = {
  getOwnOrder: {
    method: 'GET',
    path: '/api/own-order',
    access: 'member',
    summary: 'En ordre, som man selv er på: hvornår, for hvem, hvor, kontakten og beskeden',
    query: request({ ordernumber: orderNumber }, { ordernumber: 'number' }),
    response: response(
      {
        id,
        ordernumber: z.int(),
        tittle: z.string(),
        customer: z.string(),
        place: z.string(),
        contactname: z.string(),
        contactphone: z.string(),
        orderdatestart: z.string(),
        orderdateend: z.string(),
        timestart: z.string(),
        timedone: z.string(),
        orderdescriptionemployees: z.string(),
      },
      {
        ordernumber: 'number',
        tittle: 'title',
        contactname: 'contactName',
        contactphone: 'contactPhone',
        orderdatestart: 'startDate',
        orderdateend: 'endDate',
        timestart: 'startTime',
        timedone: 'endTime',
        orderdescriptionemployees: 'note',
      },
    ),
    errors: ['not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
