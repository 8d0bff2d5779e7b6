import { tasksDueBy, taskTellings } from '@driftig/domain/notifications/task-reminders';

import { placedTasks } from '../../changes/taskboard/placed-tasks.ts';
import type { Reminder } from './reminder.ts';

/** People whose tasks end that day or the day after: the board's partition, its categories and people. */
export const remindOfTasks: Reminder = async ({ store, date }) => {
  const due = tasksDueBy(await placedTasks(store, await store.taskboard.listTasks()), date);
  return due.length === 0 ? [] : taskTellings(due, await store.users.listNames());
};
