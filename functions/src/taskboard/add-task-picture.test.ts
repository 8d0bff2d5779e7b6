import { mostTaskPictures } from '@driftig/contracts/taskboard/picture-routes';
import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { boardTaskEntity } from '@driftig/data/taskboard/taskboard.entities';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { createTaskPicture, sendTaskPicture } from '@driftig/tests/support/board/task-pictures';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { pngFile, sizeOf, storedFilesOf } from '@driftig/tests/support/files/pictures';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let task: string;
beforeEach(async () => {
  company = await createCompany();
  const { owner, employee } = company;
  const category = await createCategory(owner, { sharedWith: [employee.user.userId] });
  task = await createTask(owner, category);
});

const listed = async (by: Caller) =>
  (await by.call(taskboardRoutes.listTaskPictures, { params: { id: task } })).json as readonly {
    id: string;
  }[];
const counted = async (by: Caller) =>
  (await by.call(taskboardRoutes.getBoardTask, { params: { id: task } })).json;
const kept = () => storedFilesOf(company.companyId);

test('a picture is drawn anew in two sizes, counted on its task and listed with who sent it', async () => {
  const { owner, employee } = company;
  const { json } = await sendTaskPicture(employee, task, { file: pngFile(3000, 1500) });
  const { id } = json as { id: string };
  expect(await counted(owner)).toMatchObject({ pictures: 1 });
  expect(await listed(owner)).toMatchObject([
    { id, url: `/mts/pictures/${id}`, employeename: 'Jonas Bak', maydelete: 1 },
  ]);
  const show = (size: string) =>
    owner.call(taskboardRoutes.showTaskPicture, { params: { id }, query: { size } });
  expect(await sizeOf((await show('full')).bytes)).toEqual({ width: 2000, height: 1000 });
  expect(await sizeOf((await show('small')).bytes)).toEqual({ width: 480, height: 240 });
});

test('the same idempotency key adds one picture, and no file without a record is kept', async () => {
  const { owner } = company;
  const headers = { 'idempotency-key': 'billede-fra-lageret' };
  await owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([1, 2].map(() => sendTaskPicture(owner, task, { headers })));
  expect(statusesOf(answers)).toEqual([201, 201]);
  expect([(await listed(owner)).length, (await kept()).length]).toEqual([1, 2]);
});

test('the last free place of a task is taken once', async () => {
  const { companyId, owner } = company;
  await boardTaskEntity(services().table)
    .patch({ companyId, shelf: 'board', taskId: task })
    .set({ pictures: mostTaskPictures - 1 })
    .go();
  await owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([1, 2].map(() => sendTaskPicture(owner, task)));
  expect(statusesOf(answers)).toEqual([201, 409]);
  expect(await kept()).toHaveLength(2);
});

test('a picture without a file is refused at its field', async () => {
  const { status } = await sendTaskPicture(company.owner, task, { file: undefined });
  expect([status, await kept()]).toEqual([400, []]);
});

test('sharing decides who adds, sees and deletes pictures; the sender and managers delete', async () => {
  const { owner, employee, administrator } = company;
  const other = await createCompany();
  const { id } = await createTaskPicture(owner, task);
  const own = await createTaskPicture(employee, task);
  const show = (by: Caller) => by.call(taskboardRoutes.showTaskPicture, { params: { id } });
  const remove = (by: Caller, which: string) =>
    by.call(taskboardRoutes.deleteTaskPicture, { params: { id: which } });
  expect((await show(employee)).status).toBe(200);
  expect((await remove(employee, id)).status).toBe(403);
  expect((await remove(employee, own.id)).status).toBe(200);

  const hidden = await createTask(owner, await createCategory(owner));
  const secret = await createTaskPicture(owner, hidden);
  const input = { params: { id: secret.id } };
  expect([
    (await sendTaskPicture(employee, hidden)).status,
    (await employee.call(taskboardRoutes.showTaskPicture, input)).status,
    (await remove(employee, secret.id)).status,
    (await show(other.owner)).status,
    (await sendTaskPicture(other.owner, task)).status,
  ]).toEqual([404, 404, 404, 404, 404]);
  expect((await remove(administrator, secret.id)).status).toBe(200);
  expect((await remove(administrator, secret.id)).status).toBe(404);
  expect(await kept()).toHaveLength(2);
});
