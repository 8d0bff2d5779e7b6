import { receipts } from './types/receipts.ts';
import { customers } from './types/customers.ts';
import { products } from './types/products.ts';
import { tasks } from './types/tasks.ts';
import { employeesHours } from './types/employees-hours.ts';
import { enquiries } from './types/enquiries.ts';
import { orders } from './types/orders.ts';

/** Every record type that the one mechanism serves, by its dType. */
export const recordTypes = {
  customers,
  products,
  tasks,
  orders,
  employeeshours: employeesHours,
  enquiries,
  receipts,
} as const;

export type RecordTypeName = keyof typeof recordTypes;
export const recordTypeNames = Object.keys(recordTypes) as RecordTypeName[];

export function isRecordTypeName(name: string): name is RecordTypeName {
  return Object.hasOwn(recordTypes, name);
}
