import {
  subtasksOnCard,
  type BoardCategoryAnswer,
  type BoardTaskAnswer,
  type Subtask,
  type TaskCard,
} from '@driftig/contracts/taskboard/shapes';
import { boardStatusTexts } from '@driftig/contracts/taskboard/status';
import type { DoneTask, ListedTask } from '@driftig/contracts/taskboard/list-routes';

import { compareNames } from '../company/department.ts';
import { formerColleague, nameOf } from '../employees/name-of.ts';
import type { BoardCategory, BoardSubtask, BoardTask, PlacedTask } from './board.ts';
import { comparePlaces } from './place.ts';
import { progressOf, statusOf } from './progress.ts';
import { mayBeAssigned, mayDeleteTask, seesCategory } from './sight.ts';
import { sharingOf, type Directory, type NamedPerson } from './sharing.ts';

/** The person who asks, and the names that answers show. */
export interface BoardReader {
  readonly reader: NamedPerson;
  readonly directory: Directory;
  readonly names: ReadonlyMap<string, string>;
}

export function namesIn({ people }: Directory): ReadonlyMap<string, string> {
  return new Map(people.map((person) => [person.userId, nameOf(person)]));
}

function summaryOf(task: BoardTask, { reader, names }: BoardReader) {
  const status = statusOf(task);
  return {
    id: task.taskId,
    title: task.title,
    status,
    statusText: boardStatusTexts[status],
    progress: progressOf(task),
    assignees: namedOf(task.assignees, names),
    orderNumber: task.orderNumber,
    repeat: task.repeat,
    comments: task.comments,
    pictures: task.pictures,
    mayDelete: mayDeleteTask(reader, task),
    version: task.version,
  };
}

function namedOf(ids: readonly string[], names: ReadonlyMap<string, string>) {
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

/** The id of a subtask on the wire. */
const subtaskIdOf = (taskId: string, number: number) => `${taskId}.${number}`;

/** The task and the number of a subtask's id; undefined for another id. */
export function subtaskOfId(id: string): { taskId: string; number: number } | undefined {
  const [, taskId, number] = /^([\w-]+)\.(\d{1,6})$/.exec(id) ?? [];
  return taskId === undefined ? undefined : { taskId, number: Number(number) };
}

export function subtaskAnswer(taskId: string, subtask: BoardSubtask): Subtask {
  const { number, title, status, progress } = subtask;
  return { id: subtaskIdOf(taskId, number), taskId, title, status, progress };
}

function cardOf(task: BoardTask, by: BoardReader): TaskCard {
  const { taskId, dateFrom, dateTo, subtasks, sharedWith } = task;
  return {
    ...summaryOf(task, by),
    ...(dateFrom !== '' && { startDate: dateFrom, dateFrom }),
    ...(dateTo !== '' && { endDate: dateTo, dateTo }),
    hasMessage: task.message !== '',
    subTasks: subtasks.slice(0, subtasksOnCard).map(({ number, title, status, progress }) => ({
      id: subtaskIdOf(taskId, number),
      title,
      status,
      progress,
    })),
    subtaskCount: subtasks.length,
    subtasksDone: subtasks.filter(({ status }) => status === 'completed').length,
    ...(sharedWith.length > 0 && { sharedWith: sharingOf(sharedWith, by.directory) }),
  };
}

/** The order of a task as its reader may see it. */
export interface ShownOrder {
  readonly id: string;
  readonly title: string;
}

export function taskAnswer(
  placed: PlacedTask,
  by: BoardReader,
  order: ShownOrder = { id: '', title: '' },
): BoardTaskAnswer {
  const { task, category } = placed;
  const { dateFrom, dateTo } = task;
  return {
    ...summaryOf(task, by),
    startDate: dateFrom,
    dateFrom,
    endDate: dateTo,
    dateTo,
    message: task.message,
    categoryId: category.categoryId,
    categoryName: category.name,
    subTasks: task.subtasks.map((subtask) => subtaskAnswer(task.taskId, subtask)),
    sharedWith: sharingOf(task.sharedWith, by.directory),
    mayAssign: by.directory.people
      .filter((person) => mayBeAssigned(person, placed))
      .map((person) => ({ id: person.userId, name: nameOf(person) }))
      .toSorted(compareNames),
    orderId: order.id,
    orderTitle: order.title,
    createdBy: by.names.get(task.createdBy) ?? formerColleague,
    createdAt: task.createdAt,
  };
}

/**
 * A category with the tasks that its reader may see. Its name alone is shown to readers who only see
 * some of its tasks (product J8).
 */
export function categoryAnswer(
  category: BoardCategory,
  tasks: readonly BoardTask[],
  by: BoardReader,
): BoardCategoryAnswer {
  const isSeen = seesCategory(by.reader, category);
  return {
    id: category.categoryId,
    name: category.name,
    tasks: tasks.toSorted(comparePlaces).map((task) => cardOf(task, by)),
    sharedWith: sharingOf(isSeen ? category.sharedWith : [], by.directory),
    checklist: isSeen ? [...category.checklist] : [],
    isSeen,
    version: category.version,
  };
}

export function listedTask(
  { task, category }: PlacedTask,
  names: ReadonlyMap<string, string>,
): ListedTask {
  const status = statusOf(task);
  return {
    id: task.taskId,
    title: task.title,
    categoryName: category.name,
    dateTo: task.dateTo,
    status,
    statusText: boardStatusTexts[status],
    progress: progressOf(task),
    assignees: namedOf(task.assignees, names),
    orderNumber: task.orderNumber,
  };
}

export function doneTask(placed: PlacedTask, names: ReadonlyMap<string, string>): DoneTask {
  return { ...listedTask(placed, names), doneAt: placed.task.doneAt };
}
