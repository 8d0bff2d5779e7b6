import * as z from 'zod';

import { errorCodes, type ErrorCode } from '../core/error-codes.ts';
import { id } from '../wire/wire.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/**
 * Frames that the server sends over the socket. Names are those of the documents where they have
 * any.
 */
const serverFrame = z.discriminatedUnion('event', [
  /** A new message, to everybody of its talk, on all their devices. */
  z.object({
    event: z.literal('receiveMessage'),
    sender_id: id,
    /** The person, or the channel of a group. */
    receiver_id: id,
    message: z.string(),
    timestamp: z.string(),
    id,
    number: z.int(),
    sendername: z.string(),
    clientid: z.string(),
    /** The address of its picture. */
    picture: z.string().optional(),
  }),
  /** Somebody has read a talk up to a message. */
  z.object({ event: z.literal('messagesRead'), channelid: id, reader_id: id, number: z.int() }),
  z.object({ event: z.literal('typing'), sender_id: id, receiver_id: id }),
  /** These reads are stale; the data itself is asked for (product C8). */
  z.object({ event: z.literal('changed'), reads: z.array(z.string()) }),
  /** `missed`: something was changed in the company since the ping's `age`. */
  z.object({ event: z.literal('pong'), missed: z.boolean() }),
  /** A frame was not taken. `clientid` names the message it was about; '' for none. */
  z.object({
    event: z.literal('refused'),
    action: z.string(),
    code: z.enum(codes),
    message: z.string(),
    clientid: z.string(),
    requestId: z.string(),
  }),
]);
export type ServerFrame = z.output<typeof serverFrame>;
