import * as z from 'zod';

import { fileAnswer } from '../core/file-answer.ts';
import type { FileField, RouteSpec } from '../core/route.ts';
import { pictureTypes } from '../employees/picture.ts';
import { flag, id, message, request, response } from '../wire/wire.ts';
import { boardChanges } from './category-routes.ts';

/** A photo, made smaller in the browser; a Lambda takes 6 MB with the file in base64. */
const taskPictureFile: FileField = {
  mediaTypes: pictureTypes,
  maxBytes: 4 * 1024 * 1024,
  required: true,
};

/** Pictures of one task (product J15). */
export const mostTaskPictures = 50;

const picture = response(
  {
    id,
    url: z.string(),
    thumbnail: z.string(),
    /** ISO UTC. */
    createdat: z.string(),
    employeename: z.string(),
    /** 1 for its sender and managers. */
    maydelete: flag,
  },
  { createdat: 'at', employeename: 'senderName', maydelete: 'mayDelete' },
);
export type TaskPictureAnswer = z.output<typeof picture>;

/** The pictures of a task (product J16). */
export const pictureSpecs = {
  addTaskPicture: {
    method: 'POST',
    // Without a parameter: the firewall lets large bodies through by path.
    path: '/mts/task-pictures',
    access: 'member',
    summary: 'Lægger et billede på en opgave',
    changes: boardChanges,
    body: request({ taskId: id }, {}),
    files: { image: taskPictureFile },
    response: z.object({ id }),
    status: 201,
    maxBodyBytes: taskPictureFile.maxBytes + 128 * 1024,
    errors: ['not_found', 'wrong_file_type', 'too_large', 'conflict', 'key_reused'],
    idempotent: true,
  },
  listTaskPictures: {
    method: 'GET',
    path: '/mts/tasks/{id}/pictures',
    access: 'member',
    summary: 'En opgaves billeder, ældste først',
    params: request({ id }, {}),
    response: z.array(picture),
    errors: ['not_found'],
  },
  showTaskPicture: {
    method: 'GET',
    path: '/mts/pictures/{id}',
    access: 'member',
    summary: 'Et billede af en opgave, helt eller som miniature',
    params: request({ id }, {}),
    query: request({ size: z.enum(['full', 'small']).optional() }, {}),
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found'],
  },
  deleteTaskPicture: {
    method: 'DELETE',
    path: '/mts/pictures/{id}',
    access: 'member',
    summary: 'Sletter et billede; kun for ledere og den, der har lagt det op',
    changes: boardChanges,
    params: request({ id }, {}),
    response: message,
    errors: ['forbidden', 'not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
