import { IconCalendar } from '@tabler/icons-react';

import type { BoardTask } from '../../../shared/board-tasks/board-types.ts';
import { dueOf, dueText } from '../../../shared/board-tasks/due.ts';
import classes from './task-card.module.css';

/** The last date: tomorrow in amber, overdue in red, always in words as well. */
export function Deadline({ task, today }: { task: BoardTask; today: string }) {
  const { endDate = '', status } = task;
  const due = dueOf(endDate, status, today);
  return (
    <span className={classes.due} data-due={due}>
      <IconCalendar size={16} stroke={1.6} aria-hidden="true" />
      {dueText(due, endDate)}
    </span>
  );
}
