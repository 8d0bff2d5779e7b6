import { receipts } from './record-books.ts';
import { customers, products, tasks } from './record-catalogue.ts';
import { employeesHours } from './record-people.ts';
import { enquiries, orders } from './record-work.ts';

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
