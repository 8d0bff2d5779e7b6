import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { version } from '../records/record-schemas.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, id, message, request } from '../wire/wire.ts';
import { dateText } from '../wire/wire-dates.ts';
import { boardChanges } from './category-routes.ts';
import {
  boardTask,
  dateOrNone,
  progress,
  repeats,
  subtask,
  taskMessage,
  taskTitle,
} from './shapes.ts';
import { taskStatus } from './status.ts';
import { assignees, sharedWith } from './sharing.ts';

const orderIdOrNone = z.union([z.literal(''), id]);

const taskNames = { category: 'categoryId', orderid: 'orderId' } as const;

/** Tasks and their subtasks (product J3, J4, T16). */
export const taskSpecs = {
  getBoardTask: {
    method: 'GET',
    path: '/mts/tasks/{id}',
    access: 'member',
    summary: 'En opgave med dens underopgaver',
    params: request({ id }, {}),
    response: boardTask,
    errors: ['not_found'],
  },
  createBoardTask: {
    method: 'POST',
    path: '/mts/tasks',
    access: 'member',
    summary: 'Opretter en opgave nederst i en kategori',
    changes: boardChanges,
    body: request(
      {
        title: taskTitle,
        message: taskMessage.optional(),
        dateFrom: blankable(dateText),
        dateTo: blankable(dateText),
        category: id,
        sharedWith: sharedWith.optional(),
        status: taskStatus.optional(),
        assignees: assignees.optional(),
        orderid: orderIdOrNone.optional(),
        repeat: z.enum(repeats).optional(),
      },
      taskNames,
    ),
    response: z.object({ id }),
    status: 201,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
  },
  updateBoardTask: {
    method: 'PUT',
    path: '/mts/tasks/{id}',
    access: 'member',
    summary:
      'Retter en opgave; felter, der ikke nævnes, bliver. Med category, after og before flyttes den',
    changes: boardChanges,
    params: request({ id }, {}),
    body: editRequest(
      {
        title: taskTitle.optional(),
        message: taskMessage.optional(),
        dateFrom: dateOrNone.optional(),
        dateTo: dateOrNone.optional(),
        category: id.optional(),
        sharedWith: sharedWith.optional(),
        status: taskStatus.optional(),
        assignees: assignees.optional(),
        orderid: orderIdOrNone.optional(),
        repeat: z.enum(repeats).optional(),
        /** The task that it is to come right after; '' for the first place. */
        after: z.union([z.literal(''), id]).optional(),
        /** The task that it is to come right before; '' for the last place. */
        before: z.union([z.literal(''), id]).optional(),
        version,
      },
      taskNames,
      fieldsOf(boardTask),
    ),
    response: boardTask,
    errors: ['not_found', 'conflict'],
  },
  deleteBoardTask: {
    method: 'DELETE',
    path: '/mts/tasks/{id}',
    access: 'member',
    summary: 'Sletter en opgave; kun for ledere og den, der har oprettet den',
    changes: boardChanges,
    params: request({ id }, {}),
    response: message,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  createSubtask: {
    method: 'POST',
    path: '/mts/subtasks',
    access: 'member',
    summary: 'Føjer en underopgave til en opgave',
    changes: boardChanges,
    body: request(
      {
        taskId: id,
        title: taskTitle,
        status: taskStatus.optional(),
        progress: progress.optional(),
      },
      {},
    ),
    response: subtask,
    status: 201,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
  },
  updateSubtask: {
    method: 'PUT',
    path: '/mts/subtasks/{id}',
    access: 'member',
    summary: 'Retter en underopgaves titel, eller dens fremdrift og status',
    changes: boardChanges,
    params: request({ id }, {}),
    body: editRequest(
      {
        title: taskTitle.optional(),
        progress: progress.optional(),
        status: taskStatus.optional(),
      },
      {},
      fieldsOf(subtask),
    ),
    response: subtask,
    errors: ['not_found', 'conflict'],
  },
  deleteSubtask: {
    method: 'DELETE',
    path: '/mts/subtasks/{id}',
    access: 'member',
    summary: 'Sletter en underopgave',
    changes: boardChanges,
    params: request({ id }, {}),
    response: message,
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, RouteSpec>;
