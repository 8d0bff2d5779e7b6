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

const orderLines = { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] };

/** Places an order that is Done, with lines of 10,000 kr. net unless others are given. */
export async function doneOrder(
  who: Caller,
  changes: object = {},
  groups: object = orderLines,
): Promise<PlacedOrder> {
  const order = await placeOrder(who, changes);
  const body = { orderID: order.id, groups };
  const lines = await who.call(orderRoutes.updateOrderLines, { body });
  if (lines.status !== 200) throw new Error(`The lines were not saved: ${lines.text}`);
  const done = await who.call(orderRoutes.changeOrderStatus, {
    body: { id: order.id, invoicechose: 3 },
  });
  if (done.status !== 200) throw new Error(`The order was not done: ${done.text}`);
  return order;
}
