import type { orderRoutes } from '@driftig/contracts/orders/routes';

import type { Handler } from '../pipeline/handler.ts';
import { orderSeenBy } from './order-seen-by.ts';

export const getNoteForEmployees: Handler<typeof orderRoutes.getNoteForEmployees> = async ({
  actor,
  input,
  store,
}) => {
  const { noteEmployees } = await orderSeenBy(actor, store, input.body);
  return { text: noteEmployees };
};
