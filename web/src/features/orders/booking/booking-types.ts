import type { BookingForm, BookingPage } from '@driftig/contracts/orders/booking';

/** Content of a company's form. */
export type ShownForm = BookingPage;

/** The sent form. */
export type SentForm = BookingForm;

/** The fields of the form in the order of the page, by our names. */
export const bookingFieldNames = [
  'name',
  'email',
  'phone',
  'event',
  'date',
  'fromTime',
  'toTime',
  'participants',
  'from',
  'to',
  'decoration',
  'drinks',
  'includingBottle',
  'message',
  'consent',
] as const;
export type BookingFieldName = (typeof bookingFieldNames)[number];

/** Error texts by field. */
export type BookingErrors = Readonly<Record<string, string | undefined>>;
