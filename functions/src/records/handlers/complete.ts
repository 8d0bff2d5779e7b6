import { assertStatusFitsOrder } from '@driftig/domain/orders/enquiry';

import type { Complete } from './stored.ts';

/** Adds nothing: an enquiry's order is set when the order is placed, not by an edit. */
export const completeEnquiry: Complete = (_store, values) => {
  assertStatusFitsOrder(values);
  return Promise.resolve(values);
};
