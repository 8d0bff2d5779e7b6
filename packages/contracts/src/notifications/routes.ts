import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { flag, id, message, pageQuery, request, response, yesOrNo } from '../wire/wire.ts';
import { notificationCountRoutes } from './count-route.ts';
import { allKinds } from './kinds.ts';
import { pushRoutes } from './push-routes.ts';

const kind = z.enum(allKinds, { error: 'Vælg en slags notifikation.' });

const ask = response(
  {
    kind: z.enum(['request', 'offer']),
    orderid: id,
    employeeid: id,
    /** The person who requests the shift; '' for an offer. */
    name: z.string(),
    /** The day of the shift, 'yyyy-mm-dd'. */
    date: z.string(),
  },
  { orderid: 'orderId', employeeid: 'employeeId' },
);

/** A notification in Danish; `path` is the page that it is about. */
const notification = response(
  {
    id,
    kind,
    /** ISO UTC. */
    at: z.string(),
    title: z.string(),
    text: z.string(),
    path: z.string(),
    /** Ways to more pages, such as each of several orders. */
    links: z.array(z.object({ label: z.string(), path: z.string() })),
    /** A request or an offer of a shift that still waits for the reader; null for none. */
    ask: ask.nullable(),
    unread: flag,
  },
  { unread: 'isUnread' },
);

/** A user's choice for one kind. Without the bell there is none of it; mail and push keep their choice. */
const choice = response({ kind, label: z.string(), bell: flag, mail: flag, push: flag }, {});

export type NotificationRow = z.output<typeof notification>;
export type NotificationChoice = z.output<typeof choice>;

const changesOwn = ['listNotifications', 'countNotifications'];

export const notificationRoutes = routesOf('notifications', {
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    access: 'member',
    summary: 'Egne notifikationer, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(notification),
  },
  ...notificationCountRoutes,
  markNotificationRead: {
    method: 'POST',
    path: '/api/notifications/mark-read',
    access: 'member',
    summary: 'Markerer en notifikation som læst',
    changes: changesOwn,
    body: request({ id }, {}),
    response: message,
    errors: ['not_found'],
  },
  markNotificationsRead: {
    method: 'POST',
    path: '/api/notifications/mark-all-read',
    access: 'member',
    summary: 'Markerer alle notifikationer til og med en som læst',
    changes: changesOwn,
    body: request({ upTo: id }, {}),
    response: message,
    errors: ['not_found'],
  },
  listNotificationChoices: {
    method: 'GET',
    path: '/api/notifications/choices',
    access: 'member',
    summary: 'Hvad man vil have på siden, på mail og på sine enheder, for hver slags notifikation',
    response: z.array(choice),
  },
  saveNotificationChoice: {
    method: 'PUT',
    path: '/api/notifications/choices',
    access: 'member',
    summary: 'Vælger klokken, mail og enheder til eller fra for en slags notifikation',
    changes: ['listNotificationChoices'],
    body: editRequest(
      { kind, bell: yesOrNo.optional(), mail: yesOrNo.optional(), push: yesOrNo.optional() },
      {},
      fieldsOf(choice),
    ),
    response: message,
  },
  ...pushRoutes,
});
