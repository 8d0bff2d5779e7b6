import type { planningRoutes } from '@driftig/contracts/planning/routes';

import type { Handler } from '../pipeline/handler.ts';
import { askedPeriod, peopleAt } from './people-at.ts';

export const listOrderUsers: Handler<typeof planningRoutes.listOrderUsers> = async ({
  input,
  store,
}) => {
  const order = await store.orders.getById(input.query.orderId);
  const people = await peopleAt(store, askedPeriod(input.query, order), order);
  return people.filter(({ status }) => status === 'assigned');
};
