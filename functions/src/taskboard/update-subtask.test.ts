import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCategory, createSubtask, createTask } from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let taskId: string;
let id: string;
beforeAll(async () => {
  company = await createCompany();
  taskId = await createTask(company.owner, await createCategory(company.owner));
  id = await createSubtask(company.owner, taskId);
});

const update = (body: object, of = id) =>
  company.owner.call(taskboardRoutes.updateSubtask, { params: { id: of }, body });

test('progress and status are stored as they are sent', async () => {
  expect((await update({ progress: 100, status: 1 })).json).toMatchObject({
    progress: 100,
    status: 1,
  });
  expect((await update({ title: 'Tæl borde' })).json).toMatchObject({
    title: 'Tæl borde',
    progress: 100,
  });
});

test('two that are changed at once are both changed', async () => {
  const other = await createSubtask(company.owner, taskId);
  await Promise.all([update({ status: 3 }), update({ status: 2 }, other)]);
  const { json } = await company.owner.call(taskboardRoutes.getBoardTask, {
    params: { id: taskId },
  });
  expect(json).toMatchObject({ status: 2, subTasks: [{ status: 3 }, { status: 2 }] });
});

test('an unknown one is answered with 404', async () => {
  expect((await update({ status: 1 }, `${taskId}.99`)).status).toBe(404);
  expect((await update({ status: 1 }, taskId)).status).toBe(404);
});
