import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { id, request, response } from '../wire/wire.ts';
import { named } from './sharing.ts';
import { taskStatus } from './status.ts';

/** A task in a list outside of the board. */
const listedTask = response(
  {
    id,
    title: z.string(),
    categoryname: z.string(),
    dateTo: z.string(),
    status: taskStatus,
    statustext: z.string(),
    progress: z.int(),
    assignees: z.array(named),
    ordernumber: z.int(),
  },
  { categoryname: 'categoryName', statustext: 'statusText', ordernumber: 'orderNumber' },
);
export type ListedTask = z.output<typeof listedTask>;

/** Tasks as cards of other pages (product J7), which do not load the other routes. */
export const taskListRoutes = routesOf('taskboard', {
  listOwnTasks: {
    method: 'GET',
    path: '/mts/own-tasks',
    access: 'member',
    summary: 'De ufærdige opgaver, man selv er sat på, tidligste frist først',
    response: response({ open: z.int(), overdue: z.int(), tasks: z.array(listedTask) }, {}),
  },
  listOrderTasks: {
    method: 'GET',
    path: '/mts/order-tasks',
    access: 'member',
    summary: 'De opgaver, der hører til en ordre, og som man må se',
    query: request({ orderid: id }, { orderid: 'orderId' }),
    response: z.array(listedTask),
    errors: ['not_found'],
  },
});
