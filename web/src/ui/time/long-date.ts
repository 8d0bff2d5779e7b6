import { monthNames, monthOf, yearOf, type DateText } from '@driftig/domain/dates';

/** A date in running text: '12. november 2026'. */
export function longDate(date: DateText): string {
  const month = (monthNames[monthOf(date) - 1] ?? '').toLowerCase();
  return `${Number(date.slice(8))}. ${month} ${yearOf(date)}`;
}
