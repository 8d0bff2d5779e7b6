import { formatDate } from '@driftig/domain/format';
import { IconCalendar } from '@tabler/icons-react';

import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import type { BoardTask } from '../model/board-types.ts';
import { dueOf } from '../model/filters.ts';
import { texts } from '../texts.ts';
import classes from './task-card.module.css';

/** The last date: tomorrow in amber, overdue in red, always in words as well. */
export function Deadline({ task, today }: { task: BoardTask; today: string }) {
  const due = dueOf(task, today);
  return (
    <span className={classes.due} data-due={due}>
      <IconCalendar size={16} stroke={1.6} aria-hidden="true" />
      {wordsOf[due](task.endDate ?? '')}
    </span>
  );
}

const wordsOf = {
  none: () => texts.noDeadline,
  later: formatDate,
  today: () => texts.today,
  tomorrow: (date: string) => texts.tomorrow(shortDay(date)),
  overdue: (date: string) => texts.isOverdue(formatDate(date)),
} as const;

/** 'fre 13-11' */
function shortDay(date: string): string {
  return `${weekdayOf(date).slice(0, 3)} ${formatDate(date).slice(0, 5)}`;
}
