import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { oneLine } from '../wire/text.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, flag, id, request, response } from '../wire/wire.ts';

/** Fewer letters find too much. */
export const shortestSearch = 2;
/** Maximum number of hits in one answer; `cut` is 1 when there are more. */
export const mostHits = 100;

const tooShort = `Skriv mindst ${shortestSearch} tegn.`;

/** A message that was found, in a conversation that one is in now. */
const hit = response(
  {
    id,
    /** The colleague, or the group's channel: what opens the conversation. */
    talkid: id,
    talkname: z.string(),
    /** 'Me' for oneself. */
    sendername: z.string(),
    /** The part of it with what was searched for. */
    message: z.string(),
    timestamp: z.string(),
    number: z.int(),
  },
  {
    id: 'messageId',
    talkid: 'conversationId',
    talkname: 'conversationName',
    sendername: 'senderName',
    message: 'excerpt',
    timestamp: 'at',
  },
);
export type ChatHit = z.output<typeof hit>;

export const searchSpecs = {
  searchMessages: {
    method: 'GET',
    path: '/cts/messages/search',
    access: 'member',
    summary: 'Søger i egne samtaler, de nyeste beskeder først',
    plan: 'chat',
    query: request(
      {
        search: oneLine(100).min(shortestSearch, tooShort),
        /** How many messages of each conversation were searched before. */
        depth: blankable(
          wholeNumber({ min: 0, max: 999_999_999, error: 'Skal være et helt tal.' }),
        ),
      },
      {},
    ),
    response: response(
      {
        hits: z.array(hit),
        /** How many messages of each conversation are searched now. */
        depth: z.int(),
        /** 1: there are older messages to search. */
        more: flag,
        /** 1: more was found than is shown. */
        cut: flag,
      },
      { more: 'hasOlder', cut: 'isCut' },
    ),
    errors: ['plan_limit'],
  },
} as const satisfies Record<string, RouteSpec>;
