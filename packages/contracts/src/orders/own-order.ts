import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { face } from '../employees/face.ts';
import { id, request, response } from '../wire/wire.ts';
import { orderNumber } from './order-number.ts';

const fields = {
  id,
  ordernumber: z.int(),
  tittle: z.string(),
  customer: z.string(),
  place: z.string(),
  orderdatestart: z.string(),
  orderdateend: z.string(),
  timestart: z.string(),
  timedone: z.string(),
};
const names = {
  ordernumber: 'number',
  tittle: 'title',
  orderdatestart: 'startDate',
  orderdateend: 'endDate',
  timestart: 'startTime',
  timedone: 'endTime',
} as const;

/** Orders as their assigned employees see them (product O8): without amounts and internal fields. */
export const ownOrderRoutes = routesOf('orders', {
  getOwnOrder: {
    method: 'GET',
    path: '/api/own-order',
    access: 'member',
    summary: 'En ordre, som man selv er på: hvornår, for hvem, hvor, kontakten og beskeden',
    query: request({ ordernumber: orderNumber }, { ordernumber: 'number' }),
    response: response(
      {
        ...fields,
        contactname: z.string(),
        contactphone: z.string(),
        orderdescriptionemployees: z.string(),
        /** The people on it, by name. */
        people: z.array(face),
      },
      {
        ...names,
        contactname: 'contactName',
        contactphone: 'contactPhone',
        orderdescriptionemployees: 'note',
      },
    ),
    errors: ['not_found'],
  },
  listOwnOrders: {
    method: 'GET',
    path: '/api/own-orders',
    access: 'member',
    summary: 'De ordrer, man selv er på, fra 92 dage tilbage til et år frem; den første først',
    response: z.array(response(fields, names)),
  },
});
