import { codedEnum } from '../wire/wire.ts';

/** The same numbers for tasks and subtasks (product S9). */
const boardStatusNumbers = {
  notStarted: 0,
  inProgress: 1,
  inReview: 2,
  completed: 3,
  cancelled: 4,
  waiting: 5,
} as const;
export type BoardStatus = keyof typeof boardStatusNumbers;

/** Words of each status, as answered in `statustext`. */
export const boardStatusTexts: Readonly<Record<BoardStatus, string>> = {
  notStarted: 'Not Started',
  inProgress: 'In Progress',
  inReview: 'In Review',
  completed: 'Completed',
  cancelled: 'Cancelled',
  waiting: 'Waiting',
};

export const taskStatus = codedEnum(boardStatusNumbers, 'Vælg en status.');
