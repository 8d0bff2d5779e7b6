import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import {
  boardOf,
  createCategory,
  createSubtask,
  createTask,
} from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let category: string;
beforeEach(async () => {
  company = await createCompany();
  category = await createCategory(company.owner, { name: 'Lager' });
});

const update = (id: string, body: object, by = company.owner) =>
  by.call(taskboardRoutes.updateBoardTask, { params: { id }, body });

test('fields that are not named stay', async () => {
  const id = await createTask(company.owner, category, { message: 'Hvide', dateTo: '2026-06-05' });
  expect((await update(id, { title: 'Bestil hvide duge', dateTo: '' })).json).toMatchObject({
    title: 'Bestil hvide duge',
    message: 'Hvide',
    dateTo: '',
    version: 2,
  });
});

test('a chosen status counts only without subtasks', async () => {
  const id = await createTask(company.owner, category);
  expect((await update(id, { status: 3 })).json).toMatchObject({ status: 3, progress: 100 });
  await createSubtask(company.owner, id, { status: 2, progress: 30 });
  expect((await update(id, { status: 3 })).json).toMatchObject({ status: 2, progress: 30 });
});

test('a task is moved between two neighbours, and to another category', async () => {
  const { owner } = company;
  const ids: string[] = [];
  for (const title of ['A', 'B', 'C']) ids.push(await createTask(owner, category, { title }));
  const [a = '', b = '', c = ''] = ids;
  await update(c, { after: a, before: b });
  expect(await boardOf(owner)).toEqual({ Lager: ['A', 'C', 'B'] });
  const other = await createCategory(owner, { name: 'Fest' });
  await update(a, { category: other, after: '' });
  expect(await boardOf(owner)).toEqual({ Lager: ['C', 'B'], Fest: ['A'] });
});

test('tasks that are dragged at once all find their place, in one order for all', async () => {
  const { owner, administrator } = company;
  const ids: string[] = [];
  for (const title of ['A', 'B', 'C', 'D']) ids.push(await createTask(owner, category, { title }));
  const [a, b, c = '', d = ''] = ids;
  const between = { after: a, before: b };
  const answers = await Promise.all([update(c, between), update(d, between, administrator)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { Lager = [] } = await boardOf(owner);
  expect([
    ['A', 'C', 'D', 'B'],
    ['A', 'D', 'C', 'B'],
  ]).toContainEqual(Lager);
  expect(await boardOf(administrator)).toEqual({ Lager });
});

test('an older version is refused (409)', async () => {
  const id = await createTask(company.owner, category);
  await update(id, { title: 'Ny' });
  expect((await update(id, { title: 'Gammel', version: 1 })).status).toBe(409);
});

test('a move into a category that they do not see takes assignees off', async () => {
  const { owner, employee } = company;
  const { userId } = employee.user;
  const open = await createCategory(owner, { sharedWith: [userId] });
  const id = await createTask(owner, open, { assignees: [userId] });
  expect((await update(id, { category })).json).toMatchObject({ assignees: [] });
  expect((await update(id, { category: open }, employee)).status).toBe(404);
});

test('a repeated task that is completed makes its next one', async () => {
  const { owner } = company;
  const dates = { dateFrom: '2026-06-01', dateTo: '2026-06-02', repeat: 'weekly' };
  const id = await createTask(owner, category, { title: 'Ugens vask', ...dates });
  await update(id, { status: 3 });
  await update(id, { title: 'Vasket' });
  expect(await boardOf(owner)).toEqual({ Lager: ['Vasket', 'Ugens vask'] });
});
