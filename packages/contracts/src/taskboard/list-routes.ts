import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { id, pageQuery, request, response } from '../wire/wire.ts';
import { named } from './sharing.ts';
import { taskStatus } from './status.ts';

/** Fields of a task in a list outside of the board. */
const listed = {
  fields: {
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
  names: { categoryname: 'categoryName', statustext: 'statusText', ordernumber: 'orderNumber' },
} as const;
const listedTask = response(listed.fields, listed.names);
export type ListedTask = z.output<typeof listedTask>;

/** A task that was finished more than 30 days ago. */
const doneTask = response(
  {
    ...listed.fields,
    /** ISO UTC. */
    doneat: z.string(),
  },
  { ...listed.names, doneat: 'doneAt' },
);
export type DoneTask = z.output<typeof doneTask>;

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
  listDoneTasks: {
    method: 'GET',
    path: '/mts/categories/{id}/done-tasks',
    access: 'member',
    summary: 'De opgaver i en kategori, der blev færdige for over 30 dage siden, nyeste først',
    params: request({ id }, {}),
    query: request(pageQuery, {}),
    response: z.array(doneTask),
    errors: ['not_found'],
  },
});
