import * as z from 'zod';

import { routesOf } from '../../core/route.ts';
import { orderStatus } from '../../orders/order-status.ts';
import { pageQuery, request } from '../../wire/wire.ts';
import { customerPageQuery } from '../customer-query.ts';
import { recordAnswer, recordRow, versioned } from '../record-schemas.ts';
import { listType } from '../record-type.ts';
import { orders } from '../types/orders.ts';
import { month, year } from './dates.ts';
import { foundQuery } from './found.ts';

/** 'next' begins with what is not over, nearest first; without it the latest is first. */
const order = z.enum(['next'], { error: 'Skal være next.' }).optional();

const orderRow = recordAnswer(listType(orders));

export const orderLists = routesOf('records', {
  listOrders: {
    method: 'GET',
    path: '/api/orders',
    access: 'manager',
    summary: 'Ordrer efter startdato, seneste eller (order=next) kommende først, en side ad gangen',
    query: request(
      {
        ...pageQuery,
        year,
        month,
        status: orderStatus.optional(),
        order,
        ...foundQuery(orders, 'startDate'),
        staffing: z
          .enum(['soon', 'missing'], { error: 'Skal være soon eller missing.' })
          .optional(),
      },
      {},
    ),
    response: z.array(orderRow),
  },
  listMergeableOrders: {
    method: 'GET',
    path: '/api/ordersmergeable',
    access: 'manager',
    summary: 'Ordrer uden faktura, seneste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(orderRow),
  },
  listCustomerOrders: {
    method: 'GET',
    path: '/api/customer-orders',
    access: 'manager',
    summary: 'En kundes ordrer, seneste først, en side ad gangen',
    query: customerPageQuery,
    response: z.array(recordRow(listType(orders), versioned)),
    errors: ['not_found'],
  },
});
