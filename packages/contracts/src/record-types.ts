import { customers, products, tasks } from './record-catalogue.ts';
import { wireNames } from './record-type.ts';
import { employeesHours, enquiries, orders } from './record-work.ts';

/** Every record type that the one mechanism serves, by its dType. */
export const recordTypes = {
  customers,
  products,
  tasks,
  orders,
  employeeshours: employeesHours,
  enquiries,
} as const;

export type RecordTypeName = keyof typeof recordTypes;
export const recordTypeNames = Object.keys(recordTypes) as RecordTypeName[];

/** The fields of all types that have another name on the wire: where an error stands is told by it. */
export const recordWireNames: Record<string, string> = Object.assign(
  {},
  ...Object.values(recordTypes).map(wireNames),
);

export function isRecordTypeName(name: string): name is RecordTypeName {
  return Object.hasOwn(recordTypes, name);
}
