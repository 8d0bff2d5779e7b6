import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, flag, id, message, request, response } from '../wire/wire.ts';
import { groupSpecs } from './groups.ts';
import { chatMessage } from './message.ts';
import { messagePictureSpecs } from './pictures.ts';
import { searchSpecs } from './search.ts';

/** A possible recipient, and the number of their unread messages. */
const chatPerson = response(
  {
    id,
    /** 'Me' for the user's own entry (product T10). */
    name: z.string(),
    departmentname: z.string(),
    unreadCount: z.int(),
    isMe: flag,
    /** 0: has left; what was written can still be read. */
    active: flag,
    haspicture: flag,
    /** ISO UTC; '' where nothing was written yet. */
    lastat: z.string(),
    /** How the newest message begins; '' for none, and for a picture without text. */
    lastmessage: z.string(),
    /** Its sender, 'Me' for oneself; '' for none. */
    lastsender: z.string(),
    /** The number of the newest message that the colleague has read; 0 for none. */
    readnumber: z.int(),
  },
  {
    departmentname: 'department',
    active: 'isActive',
    haspicture: 'hasPicture',
    lastat: 'lastAt',
    lastmessage: 'lastText',
    lastsender: 'lastBy',
    readnumber: 'read',
  },
);
export type ChatPerson = z.output<typeof chatPerson>;

const badNumber = 'Skal være et helt tal.';
const number = wholeNumber({ min: 0, max: 999_999_999, error: badNumber });

export const chatRoutes = routesOf('chat', {
  listChatPeople: {
    method: 'GET',
    path: '/cts/onlyemployeenames',
    access: 'member',
    summary: 'Kolleger, man kan skrive med, og hvor meget der er ulæst',
    plan: 'chat',
    response: z.array(chatPerson),
    errors: ['plan_limit'],
  },
  listMessages: {
    method: 'GET',
    path: '/cts/messages',
    access: 'member',
    summary: 'En samtale, ældste først; de nyeste, eller dem før et nummer',
    plan: 'chat',
    query: request(
      {
        receiverId: id,
        before: blankable(number),
        limit: blankable(wholeNumber({ min: 1, max: 200, error: 'Skal være fra 1 til 200.' })),
      },
      { receiverId: 'withId' },
    ),
    response: z.array(chatMessage),
    errors: ['not_found', 'plan_limit'],
  },
  markRead: {
    method: 'POST',
    path: '/cts/messages/mark-read',
    access: 'member',
    summary: 'Markerer en samtale som læst',
    plan: 'chat',
    changes: ['listChatPeople', 'listChatGroups'],
    body: request({ senderId: id }, { senderId: 'withId' }),
    response: message,
    errors: ['not_found', 'plan_limit'],
  },
  ...groupSpecs,
  ...searchSpecs,
  ...messagePictureSpecs,
});
