import { AppError, badInput } from '../errors.ts';
import type { FilledValues } from '../records/record.ts';

/** While there is an order of it, that is how it stands. Throws conflict for any other status. */
export function assertStatusFitsOrder(enquiry: FilledValues): void {
  if (enquiry['orderId'] === undefined || enquiry['status'] === 'ordered') return;
  const message = 'Forespørgslen er blevet til en ordre. Slet ordren, hvis den skal åbnes igen.';
  throw new AppError('conflict', { message });
}

/** An enquiry leads to one order. Throws bad_input where there is none, conflict where it has one. */
export function assertMayBecomeOrder(enquiry: FilledValues | undefined): void {
  if (enquiry === undefined) throw badInput({ enquiryId: 'Forespørgslen findes ikke.' });
  if (enquiry['orderId'] !== undefined)
    throw new AppError('conflict', { message: 'Forespørgslen er allerede blevet til en ordre.' });
}
