import type { InputOf } from '@driftig/contracts/core/route';
import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { taskAnswer, type BoardReader } from '@driftig/domain/taskboard/answers';
import type { PlacedTask } from '@driftig/domain/taskboard/board';
import { editedTask, type TaskEdit } from '@driftig/domain/taskboard/changed-task';
import { chanceOf, placeFor } from '@driftig/domain/taskboard/place';
import { assertShareable, distinct } from '@driftig/domain/taskboard/sharing';
import { lostAssignees } from '@driftig/domain/taskboard/sight';

import type { Handler } from '../pipeline/handler.ts';
import { assertNotEmpty } from './parts/assert-not-empty.ts';
import { assertAssignable } from './parts/assigning.ts';
import { categorySeenBy } from './parts/board-reading.ts';
import { changeTask, type TaskContext } from './parts/change-task.ts';
import { orderNumberFor, shownOrder } from './parts/order-of-task.ts';
import { tasksByCategory } from './parts/tasks-by-category.ts';

type Body = InputOf<typeof taskboardRoutes.updateBoardTask>['body'];

/** An edit, a move, or both (product J11). */
export const updateBoardTask: Handler<typeof taskboardRoutes.updateBoardTask> = async (context) => {
  const { actor, input, store } = context;
  assertNotEmpty(input.body);
  const { version, orderId } = input.body;
  const { task, category, by } = await changeTask(context, input.params.id, async (placed, by) => {
    assertVersion(placed.task, version);
    const orderNumber = await orderNumberFor(store, actor, orderId, placed.task.orderNumber);
    const moved = await movedTask(context, placed, input.body, by);
    const edited = editedTask(moved.task, fieldsOf(input.body));
    const ordered = orderNumber === undefined ? edited : { ...edited, orderNumber };
    const changed = { ...moved, task: ordered };
    assertSharing(placed, changed, by);
    const kept = withoutLost(changed, by);
    return {
      ...kept,
      action: isMove(input.body) ? 'taskboard.taskMoved' : 'taskboard.taskChanged',
      answer: undefined,
      changes: { title: kept.task.title, categoryId: kept.category.categoryId },
    };
  });
  return taskAnswer({ task, category }, by, await shownOrder(store, actor, task.orderNumber));
};

const isMove = ({ categoryId, after, before }: Body) =>
  categoryId !== undefined || after !== undefined || before !== undefined;

/** The fields of the edit that are stored as they are sent, each id once. */
function fieldsOf(body: Body): TaskEdit {
  const { title, message, dateFrom, dateTo, status, repeat, sharedWith, assignees } = body;
  return {
    title,
    message,
    dateFrom,
    dateTo,
    status,
    repeat,
    ...(sharedWith && { sharedWith: distinct(sharedWith) }),
    ...(assignees && { assignees: distinct(assignees) }),
  };
}

/** In its new category and place; as it was where it stays in its category and no neighbour is named. */
async function movedTask(
  { store, newId }: TaskContext,
  placed: PlacedTask,
  { categoryId = placed.task.categoryId, after, before }: Body,
  by: BoardReader,
): Promise<PlacedTask> {
  const stays = categoryId === placed.task.categoryId;
  if (stays && after === undefined && before === undefined) return placed;
  const category = stays ? placed.category : await categorySeenBy(store, by, categoryId);
  const inCategory = tasksByCategory(await store.taskboard.listTasks())(category);
  const others = inCategory.filter(({ taskId }) => taskId !== placed.task.taskId);
  const place = placeFor(others, { after, before }, chanceOf(newId()));
  return { category, task: { ...placed.task, categoryId, place } };
}

/** Only what is added must be there and able: what was there may have gone meanwhile. */
function assertSharing(before: PlacedTask, after: PlacedTask, by: BoardReader): void {
  const addedTo = (has: readonly string[], had: readonly string[]) =>
    has.filter((id) => !had.includes(id));
  assertShareable(addedTo(after.task.sharedWith, before.task.sharedWith), by.directory);
  const added = addedTo(after.task.assignees, before.task.assignees);
  assertAssignable(after, added, by);
}

/** A move or another sharing takes people off who do not see the task any more (product J13). */
function withoutLost(after: PlacedTask, by: BoardReader): PlacedTask {
  const lost = new Set(lostAssignees(after, by.directory.people));
  const assignees = after.task.assignees.filter((userId) => !lost.has(userId));
  return { ...after, task: { ...after.task, assignees } };
}
