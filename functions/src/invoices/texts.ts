import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';

/** Product X11 and X7, to the letter. */
export const invoiceSaved = 'Data saved successfully!';
export const statusChanged = 'Data changed successfully!';

export const draftDeleted = 'Kladden er slettet.';

export function changedMeanwhile(status: InvoiceStatus): string {
  return `En anden har imens sat den til ${invoiceStatuses[status].label}.`;
}

/** Product D5: another invoice took the number that the form showed. */
export function numberMoved(shown: number, given: number): string {
  return `${invoiceSaved} Nummer ${shown} blev taget imens, så fakturaen fik nummer ${given}.`;
}
