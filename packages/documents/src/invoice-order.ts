import { formatDate } from '@driftig/domain/format';

import type { DocumentOrder, InvoiceDocumentInput } from './invoice-document.types.ts';

/** '07-11-2026 kl. 14.00'; without a date the time says nothing. */
function moment(date: string, time: string): string {
  if (date === '') return '';
  return time === '' ? formatDate(date) : `${formatDate(date)} kl. ${time}`;
}

/** '07-11-2026 kl. 14:00–23:30', and over several days '07-11-2026 kl. 14:00 – 08-11-2026 kl. 02:00'. */
function whenOf(input: InvoiceDocumentInput): string {
  const { orderStartDate, orderStartTime, orderEndTime } = input;
  const orderEndDate = input.orderEndDate === '' ? orderStartDate : input.orderEndDate;
  const start = moment(orderStartDate, orderStartTime);
  if (orderStartDate !== orderEndDate) return `${start} – ${moment(orderEndDate, orderEndTime)}`;
  if (orderEndTime === '') return start;
  return orderStartTime === '' ? `${start} til kl. ${orderEndTime}` : `${start}–${orderEndTime}`;
}

/** The order's own block; undefined when there is neither a date nor a description. */
export function orderOf(input: InvoiceDocumentInput): DocumentOrder | undefined {
  const when = whenOf(input);
  // Several empty lines would only make the sheet longer: one is kept.
  const text = input.orderDescription.trim().replaceAll(/\r?\n(\s*\n)+/g, '\n\n');
  const description = text.split(/\r?\n/).map((line) => line.trimEnd());
  const isBlank = text === '';
  if (when === '' && isBlank) return undefined;
  const title = input.orderNumber === '' ? 'Levering' : `Ordre ${input.orderNumber}`;
  return { title, when, description: isBlank ? [] : description };
}
