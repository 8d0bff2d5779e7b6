import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { id, request, response } from '../wire/wire.ts';
import { booking } from './availability-route.ts';

/** Lists that screens of other words show, apart from the calls that plan. */
export const planningLists = routesOf('planning', {
  listOrderEmployees: {
    method: 'GET',
    path: '/api/getOrderEmployees',
    access: 'manager',
    summary: 'Aktive medarbejdere, der kan planlægges',
    response: z.array(z.object({ id, name: z.string(), department: z.string() })),
  },
  listComingOrders: {
    method: 'GET',
    path: '/api/coming-orders',
    access: 'manager',
    summary: 'De ordrer, en medarbejder er planlagt på i det næste år, nærmeste først',
    query: request({ employeeid: id }, { employeeid: 'employeeId' }),
    response: z.array(booking),
    errors: ['not_found'],
  },
  listUnderstaffedOrders: {
    method: 'GET',
    path: '/api/understaffed-orders',
    access: 'manager',
    summary: 'Ordrer i de næste 14 dage, der mangler medarbejdere, nærmeste først',
    response: z.array(
      response(
        {
          ordernumber: z.int(),
          tittle: z.string(),
          orderdatestart: z.string(),
          neededEmployees: z.int(),
          assignedcount: z.int(),
        },
        {
          ordernumber: 'number',
          tittle: 'title',
          orderdatestart: 'startDate',
          assignedcount: 'assignedEmployees',
        },
      ),
    ),
  },
});
