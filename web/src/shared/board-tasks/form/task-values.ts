import type { BoardRepeat } from '@driftig/contracts/taskboard/shapes';
import type { BoardStatus } from '@driftig/contracts/taskboard/status';

import type { WholeTask } from '../board-types.ts';
import { sharedIds } from '../sharing.ts';

export interface TaskValues {
  readonly title: string;
  readonly categoryId: string | null;
  readonly message: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly status: string | null;
  readonly assignees: string[];
  readonly sharedWith: string[];
  readonly repeat: string | null;
}

/** The values of a save, in which each choice is made. */
export interface TaskBody {
  readonly title: string;
  readonly categoryId: string;
  readonly message: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly status: BoardStatus;
  readonly assignees: string[];
  readonly sharedWith: string[];
  readonly repeat: BoardRepeat;
}

export const emptyTask: TaskValues = {
  title: '',
  categoryId: null,
  message: '',
  dateFrom: '',
  dateTo: '',
  status: 'notStarted',
  assignees: [],
  sharedWith: [],
  repeat: '',
};

export const taskValuesOf = (task: WholeTask): TaskValues => ({
  title: task.title,
  categoryId: task.categoryId,
  message: task.message,
  dateFrom: task.dateFrom,
  dateTo: task.dateTo,
  status: task.status,
  assignees: task.assignees.map(({ id }) => id),
  sharedWith: sharedIds(task.sharedWith),
  repeat: task.repeat,
});

/** The values that differ from what is stored: others' changes of other fields stay. */
export function editedValues(body: TaskBody, read: WholeTask): Partial<TaskBody> {
  const before: Readonly<Record<string, unknown>> = { ...taskValuesOf(read) };
  const entries = Object.entries(body).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(entries);
}
