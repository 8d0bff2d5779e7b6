import * as z from 'zod';

import { socketRoutesOf } from '../core/socket-route.ts';
import { id, request } from '../wire/wire.ts';
import { clientId, messageText } from './message.ts';

const oneYear = 366 * 24 * 60 * 60_000;
const badAge = 'Skal være et antal millisekunder.';

/** The frames of the live channel; every plan may open it, chat is Pro's (product T15). */
export const chatSocketRoutes = socketRoutesOf('chat', {
  /**
   * Keeps the socket open: API Gateway closes one that is silent for ten minutes. `age` asks whether
   * something was changed since: the milliseconds since the tab last knew everything.
   */
  ping: {
    access: 'member',
    summary: 'Holder forbindelsen åben, og spørger, om noget er ændret imens',
    frame: z.strictObject({ age: z.int(badAge).min(0, badAge).max(oneYear, badAge).optional() }),
  },
  sendMessage: {
    access: 'member',
    summary: 'Sender en besked til en kollega eller en gruppe',
    plan: 'chat',
    frame: request(
      {
        /** A colleague's id, or a group's channel. */
        receiverId: id,
        message: messageText,
        /** Made by the sender: a resend with the same one stores once. */
        clientid: clientId.optional(),
      },
      { receiverId: 'to', message: 'text', clientid: 'clientId' },
    ),
    errors: ['not_found', 'too_many', 'conflict', 'plan_limit'],
  },
  typing: {
    access: 'member',
    summary: 'Fortæller, at man skriver',
    plan: 'chat',
    frame: request({ receiverId: id }, { receiverId: 'to' }),
    errors: ['not_found', 'plan_limit'],
  },
});
