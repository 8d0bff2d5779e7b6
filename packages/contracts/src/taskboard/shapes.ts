import * as z from 'zod';

import { oneLine, text } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { flag, id, response } from '../wire/wire.ts';
import { taskStatus } from './status.ts';
import { answeredSharing, named } from './sharing.ts';

export const longestCategoryName = 60;
export const longestTaskTitle = 120;
export const longestTaskMessage = 1000;
export const longestComment = 1000;
export const mostComments = 500;
export const mostSubtasks = 100;
export const mostChecklistItems = 50;
/** A board has no more unfinished tasks than this, so that one answer holds them. */
export const mostOpenTasks = 3000;
export const mostCategories = 100;
/** How many subtasks a card carries; the rest come with the task. */
export const subtasksOnCard = 10;

const emptyTitle = 'Titlen må ikke være tom!';
export const taskTitle = oneLine(longestTaskTitle).min(1, emptyTitle);
export const categoryName = oneLine(longestCategoryName);
export const taskMessage = text(longestTaskMessage);
export const progress = z
  .int({ error: 'Skal være et tal fra 0 til 100.' })
  .min(0, 'Skal være et tal fra 0 til 100.')
  .max(100, 'Skal være et tal fra 0 til 100.');
/** '' for none. */
export const dateOrNone = z.union([z.literal(''), dateText]);

export const repeats = ['', 'daily', 'weekly', 'biweekly', 'monthly', 'yearly'] as const;
export type BoardRepeat = (typeof repeats)[number];

export const subtask = z.object({
  id,
  taskId: id,
  title: z.string(),
  status: taskStatus,
  progress: z.int(),
});
export type Subtask = z.output<typeof subtask>;

const summary = {
  id,
  title: z.string(),
  status: taskStatus,
  statustext: z.string(),
  progress: z.int(),
  assignees: z.array(named),
  /** Number of the order it belongs to; 0 for none. */
  ordernumber: z.int(),
  repeat: z.enum(repeats),
  /** How many comments and pictures it has. */
  comments: z.int(),
  pictures: z.int(),
  /** 1 for its creator and managers. */
  maydelete: flag,
  version: z.int(),
};

const summaryNames = {
  statustext: 'statusText',
  ordernumber: 'orderNumber',
  maydelete: 'mayDelete',
} as const;

/** Both spellings of the dates are answered (product E35); '' for none. */
const dates = {
  startDate: z.string(),
  dateFrom: z.string(),
  endDate: z.string(),
  dateTo: z.string(),
};

/** Left out where it is 0: a board has up to 3,000 cards. */
const unlessZero = z.codec(z.int().optional(), z.int(), {
  decode: (sent) => sent ?? 0,
  encode: (count) => (count === 0 ? undefined : count),
});
const unlessNo = z.codec(z.literal(1).optional(), z.boolean(), {
  decode: (sent) => sent === 1,
  encode: (is) => (is ? (1 as const) : undefined),
});
const unlessNever = z.codec(z.enum(repeats).optional(), z.enum(repeats), {
  decode: (sent) => sent ?? '',
  encode: (repeat) => (repeat === '' ? undefined : repeat),
});

/** A task as a card of the board: at most ten of its subtasks, and no message. */
const taskCard = response(
  {
    ...summary,
    ordernumber: unlessZero,
    repeat: unlessNever,
    comments: unlessZero,
    pictures: unlessZero,
    maydelete: unlessNo,
    /** Left out where there is no date. */
    startDate: z.string().optional(),
    dateFrom: z.string().optional(),
    endDate: z.string().optional(),
    dateTo: z.string().optional(),
    hasmessage: unlessNo,
    subTasks: z.array(subtask.omit({ taskId: true })),
    subtaskcount: unlessZero,
    subtasksdone: unlessZero,
    /** Left out where the task is shared with its category alone. */
    sharedWith: answeredSharing.optional(),
  },
  {
    ...summaryNames,
    hasmessage: 'hasMessage',
    subtaskcount: 'subtaskCount',
    subtasksdone: 'subtasksDone',
  },
);
export type TaskCard = z.output<typeof taskCard>;

/** A whole task. */
export const boardTask = response(
  {
    ...summary,
    ...dates,
    message: z.string(),
    /** Id of its category. */
    category: id,
    categoryname: z.string(),
    subTasks: z.array(subtask),
    sharedWith: answeredSharing,
    /** People who may see it: assignees are chosen among them. */
    mayassign: z.array(named),
    /** Id of its order; '' for none. */
    orderid: z.string(),
    /** '' where the user may not see the order. */
    ordertitle: z.string(),
    createdby: z.string(),
    createdat: z.string(),
  },
  {
    ...summaryNames,
    category: 'categoryId',
    categoryname: 'categoryName',
    mayassign: 'mayAssign',
    orderid: 'orderId',
    ordertitle: 'orderTitle',
    createdby: 'createdBy',
    createdat: 'createdAt',
  },
);
export type BoardTaskAnswer = z.output<typeof boardTask>;

export const boardCategory = response(
  {
    category_id: id,
    categoryname: z.string(),
    tasks: z.array(taskCard),
    sharedWith: answeredSharing,
    /** Titles of the tasks that its checklist makes. */
    checklist: z.array(z.string()),
    /** 0: the user sees only some of its tasks, and adds none (product J8). */
    seen: flag,
    version: z.int(),
  },
  { category_id: 'id', categoryname: 'name', seen: 'isSeen' },
);
export type BoardCategoryAnswer = z.output<typeof boardCategory>;
