import { daysBetween, monthNames, monthOf, yearOf, type DateText } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { rangeOf, stepPeriod, type DateRange, type Shortcut } from '@driftig/domain/periods';
import { weekNumber } from '@driftig/domain/weeks';

import { texts } from '../texts.ts';

/** Kind of the range: a whole week from Monday, a whole month, or other dates. */
export function kindOf({ from, to }: DateRange): Shortcut | 'other' {
  if (from === '' || to === '') return 'other';
  const is = (kind: Shortcut) => {
    const whole = rangeOf(kind, from);
    return whole.from === from && whole.to === to;
  };
  if (is('week')) return 'week';
  return is('month') ? 'month' : 'other';
}

/** The week or month before (-1) or after (1). */
export function neighbour(range: DateRange, kind: Shortcut, step: 1 | -1): DateRange {
  return rangeOf(kind, stepPeriod(kind, range.from, step));
}

/** The week or month to show when one of the two is chosen: that of today where it is in what is shown. */
export function choosePeriod(kind: Shortcut, range: DateRange, today: DateText): DateRange {
  const isTodayShown = isIn(range, today) || range.from === '';
  return rangeOf(kind, isTodayShown ? today : range.from);
}

export const isIn = ({ from, to }: DateRange, date: DateText): boolean =>
  (from === '' || date >= from) && (to === '' || date <= to);

/** '23-11 til 29-11-2026', with both years where they differ. */
function spanText({ from, to }: DateRange): string {
  const start = formatDate(from);
  return texts.span(yearOf(from) === yearOf(to) ? start.slice(0, 5) : start, formatDate(to));
}

/** 'Uge 48' and its dates, 'November 2026', or the dates alone. */
export function titleOf(range: DateRange): { readonly title: string; readonly dates: string } {
  const { from, to } = range;
  const kind = kindOf(range);
  if (kind === 'week') return { title: texts.weekTitle(weekNumber(from)), dates: spanText(range) };
  if (kind === 'month')
    return {
      title: `${monthNames[monthOf(from) - 1] ?? ''} ${yearOf(from)}`,
      dates: spanText(range),
    };
  if (from === '' && to === '') return { title: texts.anyTime, dates: '' };
  if (from === '') return { title: texts.ownSpan, dates: texts.toDate(to) };
  return { title: texts.ownSpan, dates: to === '' ? texts.fromDate(from) : spanText(range) };
}

const mostDays = 366;

/** Whether the hours of the dates are added up day by day: they have two ends, and are a year or less. */
export const isSummed = ({ from, to }: DateRange): boolean =>
  from !== '' && to !== '' && from <= to && daysBetween(from, to) < mostDays;
