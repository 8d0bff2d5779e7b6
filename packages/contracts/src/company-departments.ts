import * as z from 'zod';

import type { RouteSpec } from './route.ts';
import { id, message, request, text } from './wire.ts';

export const department = z.object({
  id,
  name: z.string(),
  /** How many people are in it. */
  members: z.int(),
});
export type Department = z.output<typeof department>;

const named = (missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).pipe(text(80));

/** The dType `departments`, created. `firstTime`: the settings' first-time flow asks for its first. */
export const departmentInput = z.strictObject({
  name: named('Angiv venligst et afdelingsnavn.'),
  firstTime: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
});

/** The dType `departments`, renamed. */
export const departmentRename = z.strictObject({ name: named('Navnet må ikke være tomt.') });

/** A department as savenew, update and data/{id} answer it. */
export const departmentRecord = department.extend({
  version: z.int(),
  /** Whether it is the company's first; only savenew with `firstTime` says so. */
  firstTimeApplied: z.boolean().optional(),
});
export type DepartmentRecord = z.output<typeof departmentRecord>;

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
