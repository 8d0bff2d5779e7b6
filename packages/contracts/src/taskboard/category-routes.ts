import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { version } from '../records/record-schemas.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { id, message, request, response } from '../wire/wire.ts';
import {
  boardCategory,
  categoryName,
  longestCategoryName,
  mostChecklistItems,
  taskTitle,
} from './shapes.ts';
import { answeredSharing, sharedWith } from './sharing.ts';

/** Every change of the board makes all its reads stale. */
export const boardChanges = ['taskboard'];

/** An id or, for the call that is documented with a name, the category's name. */
const idOrName = z.string({ error: 'Skal være et id eller et navn.' }).min(1).max(200);
const checklist = z
  .array(taskTitle)
  .max(mostChecklistItems, `En tjekliste kan højst have ${mostChecklistItems} punkter.`);
/** Longer than a name before it is trimmed. */
const changedName = z
  .string()
  .max(longestCategoryName * 2)
  .pipe(categoryName)
  .optional();
const emptyName = 'Skriv et navn.';

/** The categories of the board (product T9, J1, J2, J6). */
export const categorySpecs = {
  listBoard: {
    method: 'GET',
    path: '/mts/categories',
    access: 'member',
    summary:
      'Opgavetavlen: kategorier med de opgaver, man må se, uden dem, der blev færdige for over 30 dage siden',
    response: z.array(boardCategory),
  },
  createBoardCategory: {
    method: 'POST',
    path: '/mts/categories',
    access: 'member',
    summary: 'Opretter en kategori; kun for ledere',
    changes: boardChanges,
    body: request(
      {
        name: categoryName.min(1, emptyName),
        sharedWith: sharedWith.optional(),
        checklist: checklist.optional(),
      },
      {},
    ),
    response: boardCategory,
    status: 201,
    errors: ['forbidden', 'name_taken', 'conflict', 'key_reused'],
    idempotent: true,
  },
  updateBoardCategory: {
    method: 'PUT',
    path: '/mts/categories/{id}',
    access: 'member',
    summary:
      'Omdøber en kategori ved dens id, når newName er sendt; gemmer ellers indholdet af den kategori, adressen nævner ved navn; kun for ledere',
    changes: boardChanges,
    params: request({ id: idOrName }, {}),
    body: editRequest(
      {
        newName: changedName,
        /** In the content of a category that is addressed by its name. */
        name: changedName,
        sharedWith: sharedWith.optional(),
        checklist: checklist.optional(),
        version,
      },
      {},
      fieldsOf(boardCategory),
    ),
    response: boardCategory,
    errors: ['forbidden', 'not_found', 'name_taken', 'conflict'],
  },
  deleteBoardCategory: {
    method: 'DELETE',
    path: '/mts/categories/{id}',
    access: 'member',
    summary:
      'Sletter en kategori med dens opgaver; har den ufærdige, bekræftes det med deres antal; kun for ledere',
    changes: boardChanges,
    params: request({ id }, {}),
    query: request(
      { unfinished: z.coerce.number({ error: 'Skal være et tal.' }).int().min(0).optional() },
      {},
    ),
    response: message,
    errors: ['forbidden', 'not_found', 'needs_confirmation', 'conflict'],
  },
  makeChecklistTasks: {
    method: 'POST',
    path: '/mts/categories/{id}/use-checklist',
    access: 'member',
    summary:
      'Opretter en opgave for hvert punkt på kategoriens tjekliste; for en ordre kun dem, den ikke har',
    changes: boardChanges,
    params: request({ id }, {}),
    /** '' for no order. */
    body: request({ orderid: z.union([z.literal(''), id]) }, { orderid: 'orderId' }),
    response: z.object({ count: z.int() }),
    status: 201,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
  },
  restoreBoardCategory: {
    method: 'POST',
    path: '/mts/categories/{id}/restore',
    access: 'member',
    summary: 'Henter en slettet kategori tilbage lige efter sletningen; kun for ledere',
    changes: boardChanges,
    params: request({ id }, {}),
    response: message,
    errors: ['forbidden', 'not_found', 'name_taken', 'conflict'],
  },
  getBoardSharing: {
    method: 'GET',
    path: '/mts/categories/{id}/sharing',
    access: 'member',
    summary: 'Hvem en kategori er delt med',
    params: request({ id }, {}),
    response: z.object({ sharedWith: answeredSharing, version: z.int() }),
    errors: ['not_found'],
  },
  updateBoardSharing: {
    method: 'PUT',
    path: '/mts/categories/{id}/sharing',
    access: 'member',
    summary: 'Deler en kategori med afdelinger og personer; kun for ledere',
    changes: boardChanges,
    params: request({ id }, {}),
    body: request({ sharedWith, version }, {}),
    response: message,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  listBoardDepartments: {
    method: 'GET',
    path: '/mts/departments',
    access: 'member',
    summary: 'Afdelinger med deres medarbejdere, som der kan deles med',
    response: z.array(
      response(
        {
          /** '' for people without a department, who come last. */
          id: z.string(),
          name: z.string(),
          members: z.array(z.object({ id, name: z.string() })),
        },
        {},
      ),
    ),
  },
} as const satisfies Record<string, RouteSpec>;
