import type { orderRoutes } from '@driftig/contracts/orders/routes';

import type { Handler } from '../pipeline/handler.ts';
import { orderSeenBy } from './order-seen-by.ts';

export const getNoteForAdministration: Handler<
  typeof orderRoutes.getNoteForAdministration
> = async ({ actor, input, store }) => {
  const { noteAdministration } = await orderSeenBy(actor, store, input.body);
  return { text: noteAdministration };
};
