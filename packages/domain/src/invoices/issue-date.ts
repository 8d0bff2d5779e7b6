import { addDays, yearOf, type DateText } from '../dates.ts';
import { AppError } from '../errors.ts';
import { formatDate } from '../format.ts';

/** How far ahead an invoice's date may lie without a question (product D37). */
const MOST_DAYS_AHEAD = 60;

/** Question to confirm an unusual date; '' for dates at most a year back and 60 days ahead. */
export function dateQuestion(date: DateText, today: DateText): string {
  const yearAgo = `${yearOf(today) - 1}${today.slice(4)}`;
  const shown = formatDate(date);
  const ask = 'Skal fakturaen have den dato?';
  if (date < yearAgo) return `Fakturadatoen ${shown} er mere end et år tilbage. ${ask}`;
  if (date <= addDays(today, MOST_DAYS_AHEAD)) return '';
  return `Fakturadatoen ${shown} er mere end ${MOST_DAYS_AHEAD} dage frem. ${ask}`;
}

/** Throws needs_confirmation with the question that the date asks. */
export function assertDateConfirmed(date: DateText, today: DateText, isConfirmed: boolean): void {
  const message = dateQuestion(date, today);
  if (message !== '' && !isConfirmed) throw new AppError('needs_confirmation', { message });
}
