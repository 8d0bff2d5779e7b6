import { orderRoutes } from '@driftig/contracts/orders/routes';

import type { Caller } from './company.ts';

/** The body of insertNewOrder. */
export const orderForm = {
  orderTitle: 'Sommerfest',
  orderDescription: 'Telt og lys',
  startDate: '2026-06-20',
  endDate: '2026-06-21',
  startTime: '16:00',
  endTime: '02:00',
};

export interface PlacedOrder {
  readonly id: string;
  readonly ordernumber: number;
}

/** Places an order through its route, and throws where it is refused. */
export async function placeOrder(who: Caller, changes: object = {}): Promise<PlacedOrder> {
  const body = { ...orderForm, ...changes };
  const { status, json, text } = await who.call(orderRoutes.createOrder, { body });
  if (status !== 201) throw new Error(`The order for the test was not placed: ${text}`);
  return json as PlacedOrder;
}
