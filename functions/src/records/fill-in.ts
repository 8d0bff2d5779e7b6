import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError, badInput } from '@driftig/domain/errors';

import type { FillIn } from './described-keeper.ts';

/** Hours hold the names of their person, department and order as they were: they outlive them. */
export const completeHours: FillIn = async (store, values) => {
  const known = await knownOrder(store, values);
  const person = await store.users
    .get(String(values['employeeId']))
    .catch(unknownAt('employeeId', 'Medarbejderen findes ikke.'));
  const department =
    person.departmentId === '' ? undefined : await store.departments.get(person.departmentId);
  return {
    ...known,
    name: nameOf(person),
    ...(department === undefined ? {} : { department: department.name }),
  };
};

/** An order that is named must be there; what it is called is kept where the type has room for it. */
export const knownOrder: FillIn = async (store, values) => {
  const { orderTitle: _before, ...rest } = values;
  const { orderId } = values;
  if (orderId === undefined) return rest;
  const order = await store.orders
    .byId(String(orderId))
    .catch(unknownAt('orderId', 'Ordren findes ikke.'));
  return { ...rest, orderTitle: `${order.number} ${order.title}` };
};

/** What is not there is a wrong value of the field that names it. */
function unknownAt(field: string, text: string) {
  return (error: unknown): never => {
    if (error instanceof AppError && error.code === 'not_found') throw badInput({ [field]: text });
    throw error;
  };
}
