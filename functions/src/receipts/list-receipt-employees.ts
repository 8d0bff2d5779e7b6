import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Handler } from '../pipeline/handler.ts';

/** Includes employees who have left, because their receipts stay. */
export const listReceiptEmployees: Handler<typeof receiptRoutes.listReceiptEmployees> = async ({
  store,
}) => {
  const people = await store.users.list();
  return people.map((person) => ({ id: person.userId, name: nameOf(person) }));
};
