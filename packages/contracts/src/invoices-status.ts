import type { StatusMeaning } from './record-type.ts';
import { coded, typedCode } from './wire.ts';

/** Status codes of part 2 §4. */
export const invoiceStatusNumbers = {
  notSent: 1,
  waiting: 2,
  paid: 3,
  sent: 4,
  cancelled: 5,
} as const;
export type InvoiceStatus = keyof typeof invoiceStatusNumbers;

/** What a list shows and is filtered by: 6 Missing payment is computed and never stored. */
const shownStatusNumbers = { ...invoiceStatusNumbers, missingPayment: 6 } as const;
export type ShownStatus = keyof typeof shownStatusNumbers;
export const invoiceStatusLabels: Record<ShownStatus, string> = {
  notSent: 'Not sent yet',
  waiting: 'Waiting',
  paid: 'Payed',
  sent: 'Sent',
  cancelled: 'Cancelled',
  missingPayment: 'Missing payment',
};
export const invoiceStatusMeanings: Record<ShownStatus, StatusMeaning> = {
  notSent: 'neutral',
  waiting: 'pending',
  paid: 'done',
  sent: 'running',
  cancelled: 'neutral',
  missingPayment: 'danger',
};

const unknown = 'Ukendt status.';
export const invoiceStatus = coded(invoiceStatusNumbers, unknown);
export const chosenStatus = typedCode(invoiceStatusNumbers, unknown);
export const shownStatus = typedCode(shownStatusNumbers, unknown);
