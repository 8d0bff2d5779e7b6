import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createSubtask, createTask } from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let category: string;
beforeAll(async () => {
  company = await createCompany();
  category = await createCategory(company.owner);
});

const create = (body: object) => company.owner.call(taskboardRoutes.createSubtask, { body });

test('a subtask answers what is stored', async () => {
  const taskId = await createTask(company.owner, category);
  const { status, json } = await create({ taskId, title: ' Tæl ', status: 1, progress: 40 });
  expect([status, json]).toEqual([
    201,
    { id: `${taskId}.1`, taskId, title: 'Tæl', status: 1, progress: 40 },
  ]);
});

test('an empty title is refused (400)', async () => {
  const taskId = await createTask(company.owner, category);
  expect((await create({ taskId, title: '' })).json).toMatchObject({
    fields: { title: 'Titlen må ikke være tom!' },
  });
});

test('subtasks that are added at once are all kept, each with an id of its own', async () => {
  const { owner } = company;
  const taskId = await createTask(owner, category);
  const ids = await Promise.all([1, 2, 3, 4].map(() => createSubtask(owner, taskId)));
  const { json } = await owner.call(taskboardRoutes.getBoardTask, { params: { id: taskId } });
  const stored = (json as { subTasks: readonly { id: string }[] }).subTasks.map(({ id }) => id);
  expect(stored.toSorted()).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(4);
});
