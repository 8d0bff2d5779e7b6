import { orderRoutes } from '@driftig/contracts/orders/routes';

import type { Caller } from './company.ts';

/** Lines of each kind as the screen sends them: 11.895,38 kr. net. */
export const orderLines = {
  '1': [
    { name: 'Bord', description: 'Hvid dug', quantity: 12, price: 115, unit: 'stk.' },
    { name: 'Stol', description: 'Sort', quantity: 2.5, price: 28.15 },
  ],
  '2': [{ name: 'Lydpakke', description: 'To højttalere', quantity: 1, price: 6800 }],
  '3': [{ taskname: 'Bartender', description: 'Ni timer', quantity: 9, price: 405, unit: 'timer' }],
};

export function sendLines(who: Caller, orderID: string, changes: object = {}) {
  const body = { orderID, groups: orderLines, ...changes };
  return who.call(orderRoutes.updateOrderLines, { body });
}

/** Saves the lines of an order through its route, and throws where it is refused. */
export async function saveLines(who: Caller, orderId: string, changes: object = {}): Promise<void> {
  const { status, text } = await sendLines(who, orderId, changes);
  if (status !== 200) throw new Error(`The lines for the test were not saved: ${text}`);
}
