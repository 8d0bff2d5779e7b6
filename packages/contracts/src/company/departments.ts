import * as z from 'zod';

import type { Contract } from '../records/contract.ts';
import { departments } from '../records/types/departments.ts';
import { recordChanges } from '../records/record-changes.ts';
import { recordInput } from '../records/record-inputs.ts';
import { recordRow, versioned } from '../records/record-schemas.ts';
import { oneLine } from '../wire/text.ts';
import { routesOf } from '../core/route.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { id, message, request } from '../wire/wire.ts';

const department = recordRow(departments, versioned);
export type Department = z.output<typeof department>;

/** A new record of the dType `departments`. `firstTime` is sent by the first-time settings flow. */
const departmentInput = recordInput(departments, {
  firstTime: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
});

/** A department in the answers of savenew, update and data/{id}. */
const departmentRecord = recordRow(departments, {
  ...versioned,
  /** Whether it is the company's first; only in the answer to savenew with `firstTime`. */
  firstTimeApplied: z.boolean().optional(),
});

const nameGiven = 'Navnet må ikke være tomt.';
/** The body for renaming a department. */
const departmentRename = editRequest(
  {
    name: z
      .string({ error: nameGiven })
      .trim()
      .min(1, nameGiven)
      .pipe(oneLine(departments.fields.name.max)),
  },
  {},
  fieldsOf(departmentRecord),
);

export const departmentContract = {
  type: departments,
  create: () => departmentInput,
  edit: () => departmentRename,
  answer: () => departmentRecord,
} as const satisfies Contract;

export const departmentRoutes = routesOf('company', {
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
    changes: recordChanges.departments,
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
});
