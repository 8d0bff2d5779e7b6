import { addDays, yearOf, type DateText } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';

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
export function stepped(view: Exclude<View, 'all'>, day: DateText, step: 1 | -1): DateText {
  if (view === 'week') return addDays(mondayOf(day), 7 * step);
  return step === 1 ? nextMonth(day) : firstOfMonth(addDays(firstOfMonth(day), -1));
}
