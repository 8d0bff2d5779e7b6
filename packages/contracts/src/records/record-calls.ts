import { departmentInput, departmentRecord } from '../company/departments.ts';
import { employeeInput, employeeRecord } from '../employees/employee-record.ts';
import { invoiceRow } from '../invoices/answers.ts';
import { invoices } from './types/invoices.ts';
import { departments } from './types/departments.ts';
import { employees } from './types/employees.ts';
import { wireNames, writable, type RecordCall, type RecordType } from './record-type.ts';
import { recordTypes } from './record-types.ts';

/** Types whose list and screen are a word's own; their fields are described all the same. */
const ownTypes = { employees, departments, invoices } as const;

/** Where such a type is asked or answers more, or less, than its description says. */
export const ownSchemas = {
  employees: { input: employeeInput, answer: employeeRecord },
  departments: { input: departmentInput, answer: departmentRecord },
  invoices: { input: undefined, answer: invoiceRow },
} as const satisfies Record<keyof typeof ownTypes, object>;

export const allTypes = { ...recordTypes, ...ownTypes } as const;
type AllTypes = typeof allTypes;
export type ReadTypeName = keyof AllTypes;

type ServedBy<C extends RecordCall> = {
  [N in ReadTypeName]: AllTypes[N] extends { without: readonly (infer W)[] }
    ? C extends W
      ? never
      : N
    : N;
}[ReadTypeName];

function servedBy<const C extends RecordCall>(call: C): readonly ServedBy<C>[] {
  const served = (type: RecordType) => !type.without?.includes(call);
  return readTypes.filter((name): name is ServedBy<C> => served(allTypes[name]));
}

/** What is sent under another name on the wire, of all types: where an error stands is told by it. */
export const recordWireNames: Record<string, string> = Object.assign(
  {},
  ...Object.values(allTypes).map((type) => wireNames(writable(type))),
);

/** The same of one type; of none that is known, nothing. */
export function wireNamesOf(type: string | undefined): Record<string, string> {
  const known = readTypes.find((name) => name === type);
  return known === undefined ? {} : wireNames(writable(allTypes[known]));
}

/** What options and data/{id} know. */
export const readTypes = Object.keys(allTypes) as readonly ReadTypeName[];
/** What savenew knows. */
export const createdTypes = servedBy('create');
/** What update knows. */
export const updatedTypes = servedBy('update');
/** What delMainData knows. */
export const deletableTypes = servedBy('delete');
