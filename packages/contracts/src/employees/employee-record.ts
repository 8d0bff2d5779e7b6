import type * as z from 'zod';

import type { Contract } from '../records/contract.ts';
import { employees } from '../records/types/employees.ts';
import { recordEdit, recordInput } from '../records/record-inputs.ts';
import { recordRow, versioned } from '../records/record-schemas.ts';
import type { RecordType } from '../records/record-type.ts';

const { name, email, phone, mobile, departmentId, role, location } = employees.fields;
const about = { name, email, phone, mobile, departmentId, role, location };
/** Fields of a person that managers edit in one form; the rest has routes of its own. */
export const editedPerson = { ...employees, fields: about } as const satisfies RecordType;

/** The bodies of savenew (an invitation) and update for the dType `employees`. */
const employeeInput = recordInput(editedPerson);
const employeeEdit = recordEdit(editedPerson, {}, employees);
export type EmployeeEdit = z.output<typeof employeeEdit>;

/** A person in the answers of savenew, update and data/{id}. */
const employeeRecord = recordRow(editedPerson, versioned);
export type EmployeeRecord = z.output<typeof employeeRecord>;

export const employeeContract = {
  type: employees,
  create: () => employeeInput,
  edit: () => employeeEdit,
  answer: () => employeeRecord,
} as const satisfies Contract;
