import { receipts } from './types/receipts.ts';
import { customers } from './types/customers.ts';
import { products } from './types/products.ts';
import { productGroups } from './types/product-groups.ts';
import { tasks } from './types/tasks.ts';
import { enquiries } from './types/enquiries.ts';
import { orders } from './types/orders.ts';

/** The types that are nothing but their fields: they are stored as records, by their dType. */
export const storedTypes = {
  customers,
  products,
  productgroups: productGroups,
  tasks,
  enquiries,
  receipts,
} as const;

export type StoredTypeName = keyof typeof storedTypes;

/** The types whose lists and forms are made of their description; orders are stored as orders. */
export const recordTypes = {
  customers,
  products,
  productgroups: productGroups,
  tasks,
  orders,
  enquiries,
  receipts,
} as const;

export type RecordTypeName = keyof typeof recordTypes;
export const recordTypeNames = Object.keys(recordTypes) as RecordTypeName[];

export function isRecordTypeName(name: string): name is RecordTypeName {
  return Object.hasOwn(recordTypes, name);
}
