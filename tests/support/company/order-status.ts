import { orderRoutes } from '@driftig/contracts/orders/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

import type { Caller } from './company.ts';

/** Sets an order's status by its number on the wire (product S4). */
export const setStatus = (
  { call }: Caller,
  id: string,
  invoicechose: number,
): Promise<TestAnswer> => call(orderRoutes.changeOrderStatus, { body: { id, invoicechose } });
