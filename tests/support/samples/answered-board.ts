import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import { createCategory, createSubtask, createTask } from '../board/board.ts';
import { answerOf, rowOf, type Answer, type MakeThing, type Pair } from './answered-things.ts';

const task: MakeThing = async ({ owner, employee }) => {
  const { userId } = employee.user;
  const category = await createCategory(owner, { sharedWith: [userId] });
  const fields = { dateFrom: '2026-06-01', sharedWith: [userId], assignees: [userId] };
  const id = await createTask(owner, category, fields);
  await createSubtask(owner, id);
  const read = () => answerOf(owner, taskboardRoutes.getBoardTask, { params: { id } });
  return { read, by: owner, sent: (answer) => ({ params: { id }, body: answer }) };
};

const subtask: MakeThing = async ({ owner }) => {
  const taskId = await createTask(owner, await createCategory(owner));
  const id = await createSubtask(owner, taskId, { progress: 20 });
  const read = async () => {
    const answer = await answerOf(owner, taskboardRoutes.getBoardTask, { params: { id: taskId } });
    return (answer['subTasks'] as readonly Answer[])[0] ?? {};
  };
  return { read, by: owner, sent: (answer) => ({ params: { id }, body: answer }) };
};

/** Addressed by its name, with its whole content. */
const category: MakeThing = async ({ owner, employee }) => {
  const sharedWith = [employee.user.userId];
  const id = await createCategory(owner, { sharedWith, checklist: ['Ring'] });
  const read = () => rowOf(owner, taskboardRoutes.listBoard, (row) => row['category_id'] === id);
  const name = String((await read())['categoryname']);
  return { read, by: owner, sent: (answer) => ({ params: { id: name }, body: answer }) };
};

const sharing: MakeThing = async ({ owner, employee }) => {
  const id = await createCategory(owner, { sharedWith: [employee.user.userId] });
  const read = () => answerOf(owner, taskboardRoutes.getBoardSharing, { params: { id } });
  return { read, by: owner, sent: (answer) => ({ params: { id }, body: answer }) };
};

/** The calls that edit the board. */
export const answeredBoard: readonly Pair[] = [
  [taskboardRoutes.updateBoardTask, 'a task', task],
  [taskboardRoutes.updateSubtask, 'a subtask', subtask],
  [taskboardRoutes.updateBoardCategory, 'a category', category],
  [taskboardRoutes.updateBoardSharing, 'the sharing of a category', sharing],
];
