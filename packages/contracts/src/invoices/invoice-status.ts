import { invoiceStatuses } from '../records/types/invoices.ts';
import { codesOf } from '../records/choice-codes.ts';
import { codedEnum, codedEnumFromText } from '../wire/wire.ts';

/** The statuses that lists show and filter by. */
const shownStatusNumbers = codesOf(invoiceStatuses);
export type ShownStatus = keyof typeof shownStatusNumbers;

const { missingPayment: _, ...settable } = shownStatusNumbers;
/** The statuses that are stored and can be set; missing payment is computed. */
export const invoiceStatusNumbers = settable;
export type InvoiceStatus = keyof typeof invoiceStatusNumbers;

const unknown = 'Ukendt status.';
export const invoiceStatus = codedEnum(invoiceStatusNumbers, unknown);
export const chosenStatus = codedEnumFromText(invoiceStatusNumbers, unknown);
export const shownStatus = codedEnumFromText(shownStatusNumbers, unknown);
