import type { DateText } from '@driftig/domain/dates';

import { spanOf } from '../own/periods.ts';

/** A range of dates as the filters have it; '' where an end is not set. */
interface DateRange {
  readonly from: DateText;
  readonly to: DateText;
}

export type Shortcut = 'week' | 'month';

/** The dates that a shortcut fills in: of the week (Monday to Sunday) or month of today. */
export function rangeOf(shortcut: Shortcut, today: DateText): DateRange {
  const { from, to = '' } = spanOf(shortcut, today);
  return { from, to };
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
