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

export function documentSent(what: 'invoice' | 'creditNote', to: string): string {
  return `${what === 'invoice' ? 'Fakturaen' : 'Kreditnotaen'} er sendt til ${to}.`;
}

export const orderInvoiced = 'Ordren er allerede faktureret.';
export const recordedTexts = {
  payment: 'Betalingen er registreret.',
  refund: 'Tilbagebetalingen er registreret.',
  useCredit: 'Det, kunden havde til gode, er brugt.',
  writeOff: 'Resten er afskrevet.',
} as const;
export const paymentUndone = 'Betalingen er fortrudt.';
export const invoiceMerged = 'Fakturaen er lagt på ordren.';
export const invoiceUnmerged = 'Fakturaen er taget af ordren.';

export function invoiceCredited(invoice: number, creditNote: number): string {
  return `Faktura ${invoice} er krediteret med kreditnota ${creditNote}.`;
}
