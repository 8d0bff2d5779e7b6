import * as z from 'zod';

import { text } from '../wire/text.ts';
import { id, response } from '../wire/wire.ts';

/** The most letters of a message. */
export const longestMessage = 4000;

/** A message is something one can see; line breaks are kept. */
export const messageText = text(longestMessage).min(1, 'Skriv en besked.');

/** The id a sender makes for a message before it is sent. */
export const clientId = z
  .string({ error: 'Skal være et id.' })
  .regex(/^[\w-]{8,64}$/, 'Skal være et id.');

/** A message of a conversation as its reader sees it. */
export const chatMessage = response(
  {
    id,
    message: z.string(),
    /** ISO UTC. */
    timestamp: z.string(),
    type: z.enum(['sent', 'received']),
    sender_id: id,
    sendername: z.string(),
    /** Its place in the conversation, from 1; the server's order. */
    number: z.int(),
    /** '' for none. */
    clientid: z.string(),
    /** The address of its picture, and with `?size=small` of a small one; '' for none. */
    picture: z.string(),
  },
  {
    id: 'messageId',
    message: 'text',
    timestamp: 'at',
    sender_id: 'senderId',
    sendername: 'senderName',
    clientid: 'clientId',
  },
);
export type ChatMessage = z.output<typeof chatMessage>;
