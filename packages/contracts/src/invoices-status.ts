import { coded } from './wire.ts';

/** Status codes of part 2 §4; 6 Missing payment is computed and never stored. */
export const invoiceStatusNumbers = {
  notSent: 1,
  waiting: 2,
  paid: 3,
  sent: 4,
  cancelled: 5,
} as const;
export type InvoiceStatus = keyof typeof invoiceStatusNumbers;
export const invoiceStatusLabels: Record<InvoiceStatus | 'missingPayment', string> = {
  notSent: 'Not sent yet',
  waiting: 'Waiting',
  paid: 'Payed',
  sent: 'Sent',
  cancelled: 'Cancelled',
  missingPayment: 'Missing payment',
};
export const invoiceStatus = coded(invoiceStatusNumbers, 'Ukendt status.');
