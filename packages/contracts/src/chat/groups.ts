import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { flag, id, request, response } from '../wire/wire.ts';

/** Kinds of groups; the kind's department or order determines the members. */
const groupKinds = ['department', 'order'] as const;

/** A group that one is in, in the list (product C10, C11). */
const chatGroup = response(
  {
    /** Its channel, which is also what one writes to. */
    id,
    kind: z.enum(groupKinds),
    /** The department's, or the order's number and title. */
    name: z.string(),
    /** How many are in it. */
    people: z.int(),
    unreadCount: z.int(),
    /** ISO UTC; '' where nothing was written yet. */
    lastat: z.string(),
    /** How the newest message begins; '' for none. */
    lastmessage: z.string(),
    /** Sender of the newest message; 'Me' for oneself, '' for none. */
    lastsender: z.string(),
  },
  { lastat: 'lastAt', lastmessage: 'lastText', lastsender: 'lastBy' },
);
export type ChatGroup = z.output<typeof chatGroup>;

/** A member of a group. */
const groupPerson = response(
  {
    id,
    name: z.string(),
    departmentname: z.string(),
    isMe: flag,
    haspicture: flag,
    /** The number of the newest message they have read; 0 for none. */
    read: z.int(),
  },
  { departmentname: 'department', haspicture: 'hasPicture' },
);
export type GroupPerson = z.output<typeof groupPerson>;

export const groupSpecs = {
  listChatGroups: {
    method: 'GET',
    path: '/cts/groups',
    access: 'member',
    summary: 'Egne grupper: afdelingens og ordrernes, og hvor meget der er ulæst',
    plan: 'chat',
    response: z.array(chatGroup),
    errors: ['plan_limit'],
  },
  getChatGroup: {
    method: 'GET',
    path: '/cts/groups/{id}',
    access: 'member',
    summary: 'En gruppe: hvem der er med, og hvor langt de har læst',
    plan: 'chat',
    params: request({ id }, {}),
    response: response(
      {
        id,
        kind: z.enum(groupKinds),
        name: z.string(),
        /** 0 for a manager who only reads and gets no live messages. */
        isin: flag,
        people: z.array(groupPerson),
      },
      { isin: 'isIn' },
    ),
    errors: ['not_found', 'plan_limit'],
  },
} as const satisfies Record<string, RouteSpec>;
