import { sampleIds } from '@driftig/contracts/core/sample';
import { mostComments } from '@driftig/contracts/taskboard/shapes';
import { addDays, danishDate } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import type { BoardTask } from '@driftig/domain/taskboard/board';
import { withDoneAt } from '@driftig/domain/taskboard/changed-task';
import { commentOfId } from '@driftig/domain/taskboard/comment';
import { chanceOf, placeBetween } from '@driftig/domain/taskboard/place';
import { newTaskId } from '@driftig/functions/taskboard/parts/new-task-id';

import type { DemoWriter } from '../demo-writer.ts';
import { boardRows } from './board-rows.ts';

type DemoCategory = (typeof boardRows)[number];
type DemoTask = DemoCategory['tasks'][number];

interface Demo {
  readonly writer: DemoWriter;
  /** The moment at which the board was made. */
  readonly at: string;
  readonly now: string;
  /** Ids of people and departments by their names. */
  readonly ids: ReadonlyMap<string, string>;
  readonly nextOrder: number;
}

const daysOld = 5;

/** Loads the board: categories with tasks around today, one of them of the next order. */
export async function loadBoard(
  writer: DemoWriter,
  orders: readonly Order[],
  now: string,
): Promise<void> {
  const today = danishDate(now);
  const at = `${addDays(today, -daysOld)}T07:30:00.000Z`;
  const { store } = writer.at(at);
  const [people, departments] = await Promise.all([store.users.list(), store.departments.list()]);
  const ids = new Map([
    ...people.map(({ name, userId }) => [name, userId] as const),
    ...departments.map(({ name, departmentId }) => [name, departmentId] as const),
  ]);
  const next = orders.find((one) => one.startDate > today && one.status === 'notStarted');
  const demo = { writer, at, now, ids, nextOrder: next?.number ?? 0 };
  for (const [index, category] of boardRows.entries())
    await loadCategory(demo, category, index === 0);
}

async function loadCategory(
  demo: Demo,
  { name, sharedWith, checklist = [], tasks }: DemoCategory,
  isFirst: boolean,
): Promise<void> {
  const { store, newId } = demo.writer.at(demo.at);
  const categoryId = isFirst ? sampleIds.boardCategory : newId();
  const category = {
    categoryId,
    name,
    sharedWith: sharedWith.map((one) => idOf(demo, one)),
    checklist,
    deletedAt: '',
    version: 1,
  };
  await store.commit({
    writes: store.taskboard.insertCategory(category),
    audit: { action: 'taskboard.categoryCreated', subject: `board category ${categoryId}` },
  });
  let last: string | undefined;
  for (const [index, row] of tasks.entries()) {
    last = placeBetween(last, undefined, chanceOf(newId()));
    const isSample = isFirst && index === 0;
    const taskId = isSample ? sampleIds.boardTask : newTaskId(newId());
    const task = boardTask(demo, row, { taskId, categoryId, place: last });
    await store.commit({
      writes: [store.taskboard.insertTask(task)],
      audit: { action: 'taskboard.taskCreated', subject: `board task ${taskId}` },
    });
    if (row.comment !== undefined) await addComment(demo, task, row.comment, isSample);
  }
}

function boardTask(
  demo: Demo,
  row: DemoTask,
  where: Pick<BoardTask, 'taskId' | 'categoryId' | 'place'>,
): BoardTask {
  const today = danishDate(demo.now);
  const [start, end] = (row.days ?? []).map((days) => addDays(today, days));
  const subtasks = (row.subtasks ?? []).map(([title, status, progress], index) => ({
    number: index + 1,
    title,
    status,
    progress,
  }));
  const task: BoardTask = {
    ...where,
    title: row.title,
    message: row.message ?? '',
    dateFrom: start ?? '',
    dateTo: end ?? '',
    chosenStatus: row.status ?? 'notStarted',
    subtasks,
    lastSubtask: subtasks.length,
    sharedWith: [],
    assignees: row.assignees.map((name) => idOf(demo, name)),
    orderNumber: row.ofNextOrder === true ? demo.nextOrder : 0,
    repeat: row.repeat ?? '',
    comments: 0,
    pictures: 0,
    createdBy: demo.writer.actor.userId,
    createdAt: demo.at,
    doneAt: '',
    version: 1,
  };
  return withDoneAt(task, demo.at);
}

async function addComment(
  demo: Demo,
  task: BoardTask,
  text: string,
  isSample: boolean,
): Promise<void> {
  const at = `${addDays(danishDate(demo.now), -1)}T13:05:00.000Z`;
  const [writtenBy = demo.writer.actor.userId] = task.assignees;
  const { store, newId } = demo.writer.at(at);
  const sample = isSample ? commentOfId(sampleIds.taskComment)?.commentId : undefined;
  const commentId = sample ?? newId();
  const comment = { taskId: task.taskId, commentId, text, writtenBy, at };
  await store.commit({
    writes: store.taskComments.insert(task, comment, mostComments),
    audit: { action: 'taskboard.commentAdded', subject: `board task ${task.taskId}` },
  });
}

function idOf({ ids }: Demo, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${name} is not in the demo company`);
  return id;
}
