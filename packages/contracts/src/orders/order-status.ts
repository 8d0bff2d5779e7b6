import { orderStatuses, type OrderStatus } from '../records/types/orders.ts';
import { typedCode } from '../wire/wire.ts';

const numbers = Object.fromEntries(
  Object.entries(orderStatuses).map(([word, { code }]) => [word, code]),
) as { readonly [Word in OrderStatus]: (typeof orderStatuses)[Word]['code'] };

/** A status as a form or an address gives it: its number, as text or not. */
export const orderStatus = typedCode(numbers, 'Ukendt status.');
