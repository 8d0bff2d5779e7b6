import { addDays, type DateText } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';

import { weekdayOf } from '../../ui/time/weekday-names.ts';
import type { BoardStatus } from './board-types.ts';
import { texts } from './texts.ts';

/** 'tomorrow' and 'overdue' need attention; a finished task has no deadline to miss. */
type Due = 'none' | 'later' | 'today' | 'tomorrow' | 'overdue';

/** Completed or cancelled. */
export const isClosed = ({ status }: { readonly status: BoardStatus }) =>
  status === 'completed' || status === 'cancelled';

/** `date` is the task's last day, '' for none. */
export function dueOf(date: DateText | '', status: BoardStatus, today: DateText): Due {
  if (date === '') return 'none';
  if (isClosed({ status })) return 'later';
  if (date < today) return 'overdue';
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}

const wordsOf: Readonly<Record<Due, (date: DateText) => string>> = {
  none: () => texts.noDeadline,
  later: formatDate,
  today: () => texts.today,
  tomorrow: (date) => texts.tomorrow(shortDay(date)),
  overdue: (date) => texts.isOverdue(formatDate(date)),
};

export const dueText = (due: Due, date: DateText | '') => wordsOf[due](date);

/** 'fre 13-11' */
function shortDay(date: DateText): string {
  return `${weekdayOf(date).slice(0, 3)} ${formatDate(date).slice(0, 5)}`;
}
