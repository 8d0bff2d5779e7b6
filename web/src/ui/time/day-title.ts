import { yearOf, type DateText } from '@driftig/domain/dates';

import { longDate } from './long-date.ts';
import { dayAndMonth } from './period-title.ts';
import { weekdayOf } from './weekday-names.ts';

/** 'Lørdag 14. marts', with the year where it is not today's. */
export function dayTitle(date: DateText, today: DateText): string {
  const weekday = weekdayOf(date);
  const day = yearOf(date) === yearOf(today) ? dayAndMonth(date) : longDate(date);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day}`;
}
