import { addDays, yearOf, type DateText } from './dates.ts';
import { mondayOf } from './weeks.ts';

export type View = 'all' | 'week' | 'month';

/** The dates that are shown; `all` has no end. */
export interface Span {
  readonly from: DateText;
  readonly to: DateText | undefined;
}

const firstOfMonth = (day: DateText) => `${day.slice(0, 7)}-01`;
/** The first day of the month after. */
const nextMonth = (day: DateText) => firstOfMonth(addDays(firstOfMonth(day), 31));

/** The week (Monday to Sunday) or month of a day; else this year and everything ahead. */
export function spanOf(view: View, day: DateText): Span {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  if (view === 'month') return { from: firstOfMonth(day), to: addDays(nextMonth(day), -1) };
  return { from: `${yearOf(day)}-01-01`, to: undefined };
}

/** The first day of the week or month before (-1) or after (1) the one of a day. */
export function stepPeriod(view: Exclude<View, 'all'>, day: DateText, step: 1 | -1): DateText {
  if (view === 'week') return addDays(mondayOf(day), 7 * step);
  return step === 1 ? nextMonth(day) : firstOfMonth(addDays(firstOfMonth(day), -1));
}

/** A range of dates as filters have it; '' where an end is not set. */
export interface DateRange {
  readonly from: DateText;
  readonly to: DateText;
}

export type Shortcut = 'week' | 'month';

/** The dates that a shortcut fills in: of the week (Monday to Sunday) or month of today. */
export function rangeOf(shortcut: Shortcut, today: DateText): DateRange {
  const { from, to = '' } = spanOf(shortcut, today);
  return { from, to };
}

/** The day to show when the view changes: today if it was visible, otherwise the same day. */
export function seenFrom(view: Shortcut, day: DateText, today: DateText): DateText {
  const { from, to } = rangeOf(view, day);
  if (from <= today && today <= to) return today;
  // A week belongs to the month of its Thursday.
  return view === 'week' ? addDays(from, 3) : from;
}

/** The shortcut that the dates are those of; '' for none. */
export function shortcutOf({ from, to }: DateRange, today: DateText): Shortcut | '' {
  const matches = (shortcut: Shortcut) => {
    const range = rangeOf(shortcut, today);
    return range.from === from && range.to === to;
  };
  if (matches('week')) return 'week';
  return matches('month') ? 'month' : '';
}
