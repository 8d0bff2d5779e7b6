import { departmentInput, departmentRecord } from './company-departments.ts';
import { employeeInput, employeeRecord } from './employees-record.ts';
import { recordTypeNames } from './record-types.ts';

/** dTypes that the record calls serve too, but whose fields and rules are their own. */
export const ownTypes = {
  employees: { input: employeeInput, answer: employeeRecord },
  departments: { input: departmentInput, answer: departmentRecord },
} as const;

export type OwnTypeName = keyof typeof ownTypes;
export const ownTypeNames = Object.keys(ownTypes) as OwnTypeName[];

/** What savenew and update know. */
export const savedTypes = [...recordTypeNames, ...ownTypeNames] as const;
/** What options and data/{id} know: an invoice is read here, and issued by a call of its own. */
export const readTypes = [...savedTypes, 'invoices'] as const;
/** What delMainData knows; a department goes by /del/department. */
export const deletableTypes = [...recordTypeNames, 'invoices', 'employees'] as const;
