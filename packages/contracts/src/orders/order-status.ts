import { orderStatuses, type OrderStatus } from '../records/types/orders.ts';
import { codedEnumFromText } from '../wire/wire.ts';

const numbers = Object.fromEntries(
  Object.entries(orderStatuses).map(([word, { code }]) => [word, code]),
) as { readonly [Word in OrderStatus]: (typeof orderStatuses)[Word]['code'] };

/** A status in a form or query: its number, as a number or as text. */
export const orderStatus = codedEnumFromText(numbers, 'Ukendt status.');
