import { AppError, badInput } from '../errors.ts';
import type { FilledValues } from '../records/record.ts';

/** An enquiry with an order stays 'ordered'. Throws conflict for any other status. */
export function assertStatusFitsOrder(enquiry: FilledValues): void {
  if (enquiry['orderId'] === undefined || enquiry['status'] === 'ordered') return;
  const message =
    'Forespørgslen er blevet til en ordre. Slet ordren, hvis forespørgslen skal åbnes igen.';
  throw new AppError('conflict', { message });
}

/** Status of an enquiry once it is answered: a new one is answered, the others stay as they are. */
export function statusOnceAnswered({ status = 'new' }: FilledValues): FilledValues[string] {
  return status === 'new' ? 'answered' : status;
}

/** Throws bad_input when there is no such enquiry, and conflict when it already has an order. */
export function assertMayBecomeOrder(enquiry: FilledValues | undefined): void {
  if (enquiry === undefined) throw badInput({ enquiryId: 'Forespørgslen findes ikke.' });
  if (enquiry['orderId'] !== undefined)
    throw new AppError('conflict', { message: 'Forespørgslen er allerede blevet til en ordre.' });
}
