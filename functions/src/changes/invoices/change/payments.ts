import { paymentEvents } from '@driftig/domain/invoices/payment-events';

import type { Contribution } from '../contribution.ts';
import type { ChangeFacts } from './facts.ts';

/** An event for each payment that is new or gone; bookkeeping hangs on them. */
export function emitPaymentEvents({ before, after }: ChangeFacts): Contribution {
  return { events: paymentEvents(before, after) };
}
