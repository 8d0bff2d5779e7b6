import type * as z from 'zod';

import { departmentInput, departmentRecord, departmentRename } from '../company/departments.ts';
import { employeeEdit, employeeInput, employeeRecord } from '../employees/employee-record.ts';
import { invoiceRow } from '../invoices/answers.ts';
import { recordEdit, recordInput, recordRow, versioned } from './record-schemas.ts';
import type { RecordCall, RecordType } from './record-type.ts';
import { recordTypes } from './record-types.ts';
import { departments } from './types/departments.ts';
import { employees } from './types/employees.ts';
import { invoices } from './types/invoices.ts';

/** Every type that the record calls know, by its dType. */
export const allTypes = { ...recordTypes, employees, departments, invoices } as const;
type AllTypes = typeof allTypes;
export type ReadTypeName = keyof AllTypes;

/** The types that a call serves: all but those whose description is without it. */
type ServedBy<C extends RecordCall> = {
  [N in ReadTypeName]: AllTypes[N] extends { without: readonly (infer W)[] }
    ? C extends W
      ? never
      : N
    : N;
}[ReadTypeName];
export type CreatedTypeName = ServedBy<'create'>;
export type UpdatedTypeName = ServedBy<'update'>;
export type DeletedTypeName = ServedBy<'delete'>;

function servedBy<const C extends RecordCall>(call: C): readonly ServedBy<C>[] {
  const served = (type: RecordType) => !type.without?.includes(call);
  return readTypes.filter((name): name is ServedBy<C> => served(allTypes[name]));
}

/** What options and data/{id} know. */
export const readTypes = Object.keys(allTypes) as readonly ReadTypeName[];
/** What savenew knows. */
export const createdTypes = servedBy('create');
/** What update knows. */
export const updatedTypes = servedBy('update');
/** What delMainData knows. */
export const deletableTypes = servedBy('delete');

/** Schemas are built when the first request needs them: a function starts without them. */
function once<S>(build: () => S): () => S {
  let built: S | undefined;
  return () => (built ??= build());
}

function described<const T extends RecordType>(type: T) {
  return {
    create: once(() => recordInput(type)),
    edit: once(() => recordEdit(type)),
    answer: once(() => recordRow(type, versioned)),
  };
}

/** What each type's record calls take and answer: by its description, or in a way of its own. */
export const recordContracts = {
  customers: described(recordTypes.customers),
  products: described(recordTypes.products),
  tasks: described(recordTypes.tasks),
  orders: described(recordTypes.orders),
  employeeshours: described(recordTypes.employeeshours),
  enquiries: described(recordTypes.enquiries),
  receipts: described(recordTypes.receipts),
  employees: {
    create: () => employeeInput,
    edit: () => employeeEdit,
    answer: () => employeeRecord,
  },
  departments: {
    create: () => departmentInput,
    edit: () => departmentRename,
    answer: () => departmentRecord,
  },
  invoices: { answer: () => invoiceRow },
} as const;
type Contracts = typeof recordContracts;

/** A new record's values, in our words. */
export type NewValues = {
  readonly [N in CreatedTypeName]: z.output<ReturnType<Contracts[N]['create']>>;
};
/** The values an edit names, in our words; null empties a field. */
export type EditValues = {
  readonly [N in UpdatedTypeName]: z.output<ReturnType<Contracts[N]['edit']>>;
};
/** A record as it is answered, in our words. */
export type RecordsByType = {
  readonly [N in ReadTypeName]: z.output<ReturnType<Contracts[N]['answer']>>;
};
