import * as z from 'zod';

import { errorCodes, type ErrorCode } from '../core/error-codes.ts';
import { id, response } from '../wire/wire.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** Frames that the server sends over the socket, by their `event`; codecs between the wire and our names. */
const serverFrames = {
  /** A new message, to all devices of all members. */
  receiveMessage: response(
    {
      sender_id: id,
      /** The person, or the channel of a group. */
      receiver_id: id,
      message: z.string(),
      timestamp: z.string(),
      id,
      number: z.int(),
      sendername: z.string(),
      /** Only on the sender's devices, which know their message by it; '' for others. */
      clientid: z.string(),
      /** The address of its picture. */
      picture: z.string().optional(),
    },
    {
      sender_id: 'senderId',
      receiver_id: 'receiverId',
      message: 'text',
      timestamp: 'at',
      id: 'messageId',
      sendername: 'senderName',
      clientid: 'clientId',
    },
  ),
  /** A person has read a conversation up to a message. */
  messagesRead: response(
    { channelid: id, reader_id: id, number: z.int() },
    { channelid: 'channelId', reader_id: 'readerId' },
  ),
  typing: response(
    { sender_id: id, receiver_id: id },
    { sender_id: 'senderId', receiver_id: 'receiverId' },
  ),
  /** These reads are stale; the data itself is asked for (product C8). */
  changed: response({ reads: z.array(z.string()) }, {}),
  /** `missed`: something was changed in the company since the ping's `age`. */
  pong: response({ missed: z.boolean() }, {}),
  /** A frame was not taken. `clientid` names the message it was about; '' for none. */
  refused: response(
    {
      action: z.string(),
      code: z.enum(codes),
      message: z.string(),
      clientid: z.string(),
      requestId: z.string(),
    },
    { clientid: 'clientId' },
  ),
} as const;

type Frames = typeof serverFrames;
type Event = keyof Frames;

/** A frame of the server in our names. */
export type ServerFrame = {
  [E in Event]: { readonly event: E } & Readonly<z.output<Frames[E]>>;
}[Event];

/** The same as it is on the wire. */
export type WireFrame = {
  [E in Event]: { readonly event: E } & Readonly<z.input<Frames[E]>>;
}[Event];

/** Encodes a frame. Throws where it is not as declared, which is our fault. */
export function writeServerFrame({ event, ...fields }: ServerFrame): string {
  // The table gives each event its own codec, which the compiler does not follow.
  const codec: z.ZodType = serverFrames[event];
  return JSON.stringify({ event, ...(z.encode(codec, fields) as object) });
}

/** Decodes a frame; undefined for one that this version of the site does not know. */
export function readServerFrame(text: string): ServerFrame | undefined {
  const { event, ...fields } = JSON.parse(text) as { readonly event?: string };
  if (event === undefined || !Object.hasOwn(serverFrames, event)) return undefined;
  const codec: z.ZodType = serverFrames[event as Event];
  const read = z.safeDecode(codec, fields);
  return read.success ? ({ event, ...(read.data as object) } as ServerFrame) : undefined;
}

/** The sender's id of a message in a frame that may not be readable; '' for none. */
export function clientIdIn(body: string): string {
  const found = /"clientid"\s*:\s*"([\w-]{8,64})"/.exec(body);
  return found?.[1] ?? '';
}
