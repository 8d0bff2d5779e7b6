import type * as z from 'zod';

import { employees } from '../records/types/employees.ts';
import { recordEdit, recordInput, recordRow, versioned } from '../records/record-schemas.ts';
import type { RecordType } from '../records/record-type.ts';

const { name, email, phone, mobile, departmentId, role, location } = employees.fields;
const about = { name, email, phone, mobile, departmentId, role, location };
/** What the office may edit of a person at once; the rest has calls of its own. */
export const editedPerson = { ...employees, fields: about } as const satisfies RecordType;

/** The dType `employees`: what savenew takes (an invitation), and what update takes. */
export const employeeInput = recordInput(editedPerson);
export const employeeEdit = recordEdit(editedPerson);
export type EmployeeEdit = z.output<typeof employeeEdit>;

/** A person as savenew, update and data/{id} answer it. */
export const employeeRecord = recordRow(editedPerson, versioned);
export type EmployeeRecord = z.output<typeof employeeRecord>;
