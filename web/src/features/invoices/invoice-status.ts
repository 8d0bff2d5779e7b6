import { invoiceStatusLabels, invoiceStatusNumbers } from '@driftig/contracts/invoices';
import type { InvoiceStatus } from '@driftig/contracts/invoices';

import type { Tone } from '../../ui/status-chip.tsx';

/** What is shown: the stored status, or Missing payment (6), which wins over the open ones. */
export type ShownStatus = InvoiceStatus | 'missingPayment';

export const statusTones: Record<ShownStatus, Tone> = {
  notSent: 'neutral',
  waiting: 'pending',
  paid: 'done',
  sent: 'running',
  cancelled: 'neutral',
  missingPayment: 'danger',
};

export const statusLabels = invoiceStatusLabels;

/** The five that can be chosen, in the order of their numbers. */
export const chosenStatuses = Object.keys(invoiceStatusNumbers) as InvoiceStatus[];
