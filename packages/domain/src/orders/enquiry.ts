import { AppError, badInput } from '../errors.ts';
import type { FilledValues } from '../records/record.ts';

/** An enquiry leads to one order. Throws bad_input where there is none, conflict where it has one. */
export function mayBecomeOrder(enquiry: FilledValues | undefined): void {
  if (enquiry === undefined) throw badInput({ enquiryId: 'Forespørgslen findes ikke.' });
  if (enquiry['orderId'] !== undefined)
    throw new AppError('conflict', { message: 'Forespørgslen er allerede blevet til en ordre.' });
}
