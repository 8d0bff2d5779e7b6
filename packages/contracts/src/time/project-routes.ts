import * as z from 'zod';

import { oneLine, text } from '../wire/text.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { flag, id, request, response, yesOrNo } from '../wire/wire.ts';

/** Target of registered hours: an order, or an internal project of the company. */
const project = response(
  {
    id,
    name: z.string(),
    /** '' for none. */
    code: z.string(),
    description: z.string(),
    isInternal: flag,
    /** 0: hours can no longer be registered on it. */
    active: flag,
  },
  { id: 'projectId', active: 'isActive' },
);
export type Project = z.output<typeof project>;

const projectFields = {
  name: oneLine(100).min(1, 'Skriv et navn.'),
  code: oneLine(20).optional(),
  description: text(500).optional(),
};
const changes = [
  'listInternalProjects',
  'listOwnInternalProjects',
  'listOrderProjects',
  'listOwnOrderProjects',
] as const;

export const projectRoutes = {
  listOrderProjects: {
    method: 'GET',
    path: '/timeregister/admprojects',
    access: 'manager',
    summary: 'Ordrer, der kan registreres timer på',
    response: z.array(project),
  },
  listInternalProjects: {
    method: 'GET',
    path: '/timeregister/adminternalprojects',
    access: 'manager',
    summary: 'Alle interne projekter, også dem der er lukket',
    response: z.array(project),
  },
  createProject: {
    method: 'POST',
    path: '/timeregister/admprojects',
    access: 'manager',
    summary: 'Opretter et internt projekt',
    changes,
    body: request(
      {
        ...projectFields,
        internal: yesOrNo.optional(),
        /** 1 internal, 0 order (product T19). Orders are placed on their own screen. */
        type: wholeNumber({ min: 0, max: 1, error: 'Typen er 0 eller 1.' }).optional(),
      },
      {},
    ),
    response: project,
    status: 201,
    errors: ['name_taken', 'conflict', 'key_reused'],
    idempotent: true,
  },
  updateProject: {
    method: 'PUT',
    path: '/timeregister/admprojects/{id}',
    access: 'manager',
    summary: 'Retter eller lukker et internt projekt',
    changes,
    params: request({ id }, { id: 'projectId' }),
    body: editRequest(
      { ...projectFields, active: yesOrNo },
      { active: 'isActive' },
      fieldsOf(project),
    ),
    response: project,
    errors: ['not_found', 'name_taken', 'conflict'],
  },
  listOwnOrderProjects: {
    method: 'GET',
    path: '/timeregister/projects',
    access: 'member',
    summary: 'Ordrer, som man selv kan registrere timer på',
    response: z.array(project),
  },
  listOwnInternalProjects: {
    method: 'GET',
    path: '/timeregister/internalprojects',
    access: 'member',
    summary: 'Interne projekter, der kan registreres timer på',
    response: z.array(project),
  },
} as const;
