import { addDays, danishDate, type DateText } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';

import { formatClock } from '../../../ui/time/format-instant.ts';
import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import { firstName } from '../partner.ts';
import { texts } from '../texts.ts';

/** The newest message of a conversation. */
export interface Newest {
  /** ISO UTC; '' where nothing was written yet. */
  readonly lastAt: string;
  /** How it begins; '' for a picture without text. */
  readonly lastText: string;
  /** Its sender, 'Me' for the user; '' for none. */
  readonly lastBy: string;
}

/** 'Dig: Vi ses', or 'Sara: Vi ses' where several write; '' where nothing was written yet. */
export function newestText({ lastAt, lastBy, lastText }: Newest, isGroup: boolean): string {
  if (lastAt === '' || lastBy === '') return '';
  const text = lastText || texts.picture;
  if (lastBy === texts.me) return texts.said(texts.you, text);
  return isGroup ? texts.said(firstName(lastBy), text) : text;
}

/** When it was written: the time today, else the day; of the last week the weekday. */
export function newestWhen({ lastAt }: Newest, today: DateText): string {
  if (lastAt === '') return '';
  const date = danishDate(lastAt);
  if (date >= today) return formatClock(lastAt);
  if (date === addDays(today, -1)) return texts.yesterday;
  return date > addDays(today, -7) ? weekdayOf(date).slice(0, 3) : formatDate(date);
}
