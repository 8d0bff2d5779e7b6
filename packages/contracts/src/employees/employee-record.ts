import type * as z from 'zod';

import { employees } from '../records/types/employees.ts';
import { recordEdit, recordInput, recordRow, versioned } from '../records/record-schemas.ts';
import type { RecordType } from '../records/record-type.ts';

const { name, email, phone, mobile, departmentId, role, location } = employees.fields;
const about = { name, email, phone, mobile, departmentId, role, location };
/** What a manager edits of a person in one form; the rest has routes of its own. */
export const editedPerson = { ...employees, fields: about } as const satisfies RecordType;

/** The bodies of savenew (an invitation) and update for the dType `employees`. */
export const employeeInput = recordInput(editedPerson);
export const employeeEdit = recordEdit(editedPerson);
export type EmployeeEdit = z.output<typeof employeeEdit>;

/** A person in the answers of savenew, update and data/{id}. */
export const employeeRecord = recordRow(editedPerson, versioned);
export type EmployeeRecord = z.output<typeof employeeRecord>;
