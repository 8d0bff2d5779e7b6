import type { CompanyData } from '@driftig/data/store';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError, badInput } from '@driftig/domain/errors';
import { assertStatusFitsOrder } from '@driftig/domain/orders/enquiry';
import type { FilledValues } from '@driftig/domain/records/record';

import type { Complete } from './stored.ts';

/**
 * Hours hold a copy of the names of their person, department and order, which may be deleted later.
 * A name is looked up when its reference is chosen, and not again when another field is edited.
 */
export const completeHours: Complete = async (store, values, before) => {
  const { name: _name, department: _department, orderTitle: _title, ...own } = values;
  const [person, order] = await Promise.all([
    values['employeeId'] === before?.['employeeId']
      ? kept(before, ['name', 'department'])
      : personOf(store, String(values['employeeId'])),
    values['orderId'] === before?.['orderId']
      ? kept(before, ['orderTitle'])
      : orderOf(store, values['orderId']),
  ]);
  return { ...own, ...person, ...order };
};

/** Adds nothing: an enquiry's order is set when the order is placed, not by an edit. */
export const completeEnquiry: Complete = (_store, values) => {
  assertStatusFitsOrder(values);
  return Promise.resolve(values);
};

function kept(before: FilledValues | undefined, names: readonly string[]): FilledValues {
  const entries = Object.entries(before ?? {}).filter(([name]) => names.includes(name));
  return Object.fromEntries(entries);
}

async function personOf(store: CompanyData, id: string): Promise<FilledValues> {
  const person = await store.users
    .get(id)
    .catch(unknownAt('employeeId', 'Medarbejderen findes ikke.'));
  const name = nameOf(person);
  if (person.departmentId === '') return { name };
  return { name, department: (await store.departments.get(person.departmentId)).name };
}

async function orderOf(store: CompanyData, id: FilledValues[string] | undefined) {
  if (id === undefined) return {};
  const { number, title } = await store.orders
    .getById(String(id))
    .catch(unknownAt('orderId', 'Ordren findes ikke.'));
  return { orderTitle: `${number} ${title}` };
}

/** Turns not_found into bad_input at the field with the reference. */
function unknownAt(field: string, text: string) {
  return (error: unknown): never => {
    if (error instanceof AppError && error.code === 'not_found') throw badInput({ [field]: text });
    throw error;
  };
}
