import type { planningRoutes } from '@driftig/contracts/planning/routes';

import type { Handler } from '../pipeline/handler.ts';
import { askedPeriod, peopleAt, readPeopleAround } from './people-at.ts';

export const listOrderUsers: Handler<typeof planningRoutes.listOrderUsers> = async ({
  input,
  store,
}) => {
  const [order, around] = await Promise.all([
    store.orders.getByIdOrNumber(input.query.orderId),
    readPeopleAround(store, input.query),
  ]);
  const people = await peopleAt(store, around, askedPeriod(input.query, order), order);
  return people.filter(({ status }) => status === 'assigned');
};
