import * as z from 'zod';

import type { RouteSpec } from './route.ts';
import { id, message, request } from './wire.ts';

export const department = z.object({
  id,
  name: z.string(),
  /** How many people are in it. */
  members: z.int(),
});
export type Department = z.output<typeof department>;

export const departmentSpecs = {
  listDepartments: {
    method: 'GET',
    path: '/api/departments',
    access: 'manager',
    summary: 'Afdelinger, efter navn',
    response: z.array(department),
  },
  deleteDepartment: {
    method: 'POST',
    path: '/del/department',
    access: 'manager',
    summary: 'Sletter en tom afdeling; den sidste kan ikke slettes',
    body: request(
      { id, isFirst: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional() },
      {},
    ),
    response: message,
    errors: ['not_found', 'last_department', 'conflict'],
  },
  listRoles: {
    method: 'GET',
    path: '/api/getRoles',
    access: 'manager',
    summary: 'Roller som id og navn',
    response: z.array(z.object({ id: z.int(), name: z.string() })),
  },
} as const satisfies Record<string, RouteSpec>;
