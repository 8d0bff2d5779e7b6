import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { repeats } from '@driftig/contracts/taskboard/shapes';
import { boardStatusTexts, type BoardStatus } from '@driftig/contracts/taskboard/status';
import * as z from 'zod';

import type { TaskBody, TaskValues } from './task-values.ts';

const { title, message } = taskboardRoutes.createBoardTask.body.in.shape;
const chooseCategory = 'Vælg en kategori.';
const lastBeforeFirst = 'Fristen kan ikke være før startdatoen.';
const statuses = Object.keys(boardStatusTexts) as [BoardStatus, ...BoardStatus[]];

/** The form of a task, with the checks of its call (product J10). */
export const taskSchema: z.ZodType<TaskBody, TaskValues> = z
  .object({
    title,
    message: message.unwrap(),
    categoryId: z.string().nullable().pipe(z.string(chooseCategory).min(1, chooseCategory)),
    dateFrom: z.string(),
    dateTo: z.string(),
    status: z.string().nullable().pipe(z.enum(statuses)),
    assignees: z.array(z.string()),
    sharedWith: z.array(z.string()),
    repeat: z.string().nullable().pipe(z.enum(repeats)),
  })
  .refine(({ dateFrom, dateTo }) => dateFrom === '' || dateTo === '' || dateFrom <= dateTo, {
    path: ['dateTo'],
    message: lastBeforeFirst,
  });
