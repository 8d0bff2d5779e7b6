import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { text } from '../wire/text.ts';
import { flag, id, message, request, response } from '../wire/wire.ts';
import { boardChanges } from './category-routes.ts';
import { longestComment } from './shapes.ts';

const comment = response(
  {
    id,
    message: z.string(),
    /** ISO UTC. */
    createdat: z.string(),
    employeename: z.string(),
    isMe: flag,
    /** 1 for the writer and managers. */
    maydelete: flag,
  },
  { createdat: 'at', employeename: 'writerName', maydelete: 'mayDelete' },
);
export type TaskComment = z.output<typeof comment>;

/** Comments on a task; '@' and a name mentions a person who may see it (product J12). */
export const commentSpecs = {
  listTaskComments: {
    method: 'GET',
    path: '/mts/tasks/{id}/comments',
    access: 'member',
    summary: 'Kommentarer til en opgave, ældste først',
    params: request({ id }, {}),
    response: z.array(comment),
    errors: ['not_found'],
  },
  addTaskComment: {
    method: 'POST',
    path: '/mts/tasks/{id}/comments',
    access: 'member',
    summary: 'Skriver en kommentar til en opgave',
    changes: boardChanges,
    params: request({ id }, {}),
    body: request({ message: text(longestComment).min(1, 'Skriv en kommentar.') }, {}),
    response: comment,
    status: 201,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
  },
  deleteTaskComment: {
    method: 'DELETE',
    path: '/mts/comments/{id}',
    access: 'member',
    summary: 'Sletter en kommentar; kun for ledere og den, der har skrevet den',
    changes: boardChanges,
    params: request({ id }, {}),
    response: message,
    errors: ['forbidden', 'not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
