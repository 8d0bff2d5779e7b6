import type * as z from 'zod';

import { departmentContract } from '../company/departments.ts';
import { employeeContract } from '../employees/employee-record.ts';
import { invoiceRow } from '../invoices/answers.ts';
import { describeContract, servedBy, type Contract } from './contract.ts';
import type { RecordCall } from './record-type.ts';
import { recordTypes } from './record-types.ts';
import { invoices } from './types/invoices.ts';

/** Schemas of each type's record calls, by its dType. */
export const recordContracts = {
  customers: describeContract(recordTypes.customers),
  products: describeContract(recordTypes.products),
  productgroups: describeContract(recordTypes.productgroups),
  tasks: describeContract(recordTypes.tasks),
  orders: describeContract(recordTypes.orders),
  enquiries: describeContract(recordTypes.enquiries),
  receipts: describeContract(recordTypes.receipts),
  employees: employeeContract,
  departments: departmentContract,
  invoices: { type: invoices, answer: () => invoiceRow },
} as const satisfies Record<string, Contract>;
type Contracts = typeof recordContracts;
export type ReadTypeName = keyof Contracts;

/** The types that a call serves: all but those whose description is without it. */
type ServedBy<C extends RecordCall> = {
  [N in ReadTypeName]: Contracts[N]['type'] extends { without: readonly (infer W)[] }
    ? C extends W
      ? never
      : N
    : N;
}[ReadTypeName];
export type CreatedTypeName = ServedBy<'create'>;
export type UpdatedTypeName = ServedBy<'update'>;
export type DeletedTypeName = ServedBy<'delete'>;

/** Types that options and data/{id} accept. */
export const readTypes = Object.keys(recordContracts) as readonly ReadTypeName[];
/** Types that delMainData accepts. */
export const deletableTypes = servedBy(recordContracts, 'delete') as DeletedTypeName[];

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
