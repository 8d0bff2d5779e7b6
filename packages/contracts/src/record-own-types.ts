import { departmentInput, departmentRecord } from './company-departments.ts';
import { employeeInput, employeeRecord } from './employees-record.ts';

/** dTypes that the record calls serve too, but whose fields and rules are their own. */
export const ownTypes = {
  employees: { input: employeeInput, answer: employeeRecord },
  departments: { input: departmentInput, answer: departmentRecord },
} as const;

export type OwnTypeName = keyof typeof ownTypes;
export const ownTypeNames = Object.keys(ownTypes) as OwnTypeName[];
