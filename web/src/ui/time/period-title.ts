import { monthNames, monthOf, yearOf, type DateText } from '@driftig/domain/dates';
import type { DateRange, Shortcut } from '@driftig/domain/periods';
import { weekNumber } from '@driftig/domain/weeks';

/** 'November 2026', or 'Uge 48, 23.–29. november 2026'. */
export function periodTitle(view: Shortcut, { from, to }: DateRange): string {
  if (view === 'month') return `${monthNames[monthOf(from) - 1] ?? ''} ${yearOf(from)}`;
  return `Uge ${weekNumber(from)}, ${spanTitle({ from, to })}`;
}

/** '23.–29. november 2026', '30. november – 6. december 2026'. */
export function spanTitle({ from, to }: DateRange): string {
  const end = `${dayAndMonth(to)} ${yearOf(to)}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}.–${end}`;
  const year = yearOf(from) === yearOf(to) ? '' : ` ${yearOf(from)}`;
  return `${dayAndMonth(from)}${year} – ${end}`;
}

/** '6. december' */
export function dayAndMonth(date: DateText): string {
  return `${Number(date.slice(8))}. ${(monthNames[monthOf(date) - 1] ?? '').toLowerCase()}`;
}
