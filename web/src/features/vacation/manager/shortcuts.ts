import { addDays, type DateText } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';

/** A range of dates as the filters have it; '' where an end is not set. */
export interface DateRange {
  readonly from: DateText;
  readonly to: DateText;
}

export type Shortcut = 'week' | 'month';

/** Monday to Sunday of the week that a date lies in. */
function weekOf(date: DateText): DateRange {
  const monday = mondayOf(date);
  return { from: monday, to: addDays(monday, 6) };
}

/** The first to the last day of the month that a date lies in. */
function monthOf(date: DateText): DateRange {
  const first = `${date.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: first, to: addDays(next, -1) };
}

/** The dates that a shortcut fills in. */
export function rangeOf(shortcut: Shortcut, today: DateText): DateRange {
  return shortcut === 'week' ? weekOf(today) : monthOf(today);
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
