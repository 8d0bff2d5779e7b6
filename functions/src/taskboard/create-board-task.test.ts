import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { boardOf, createCategory, createTask } from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { tellingsOf } from '@driftig/tests/support/company/notifications';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let category: string;
beforeAll(async () => {
  company = await createCompany();
  const sharedWith = [company.employee.user.userId];
  category = await createCategory(company.owner, { name: 'Lager', sharedWith });
});

const create = (body: object, by = company.owner) =>
  by.call(taskboardRoutes.createBoardTask, { body: { title: 'Tæl', category, ...body } });

test('a new task is the last of its category', async () => {
  const { owner } = await createCompany();
  const id = await createCategory(owner, { name: 'Fest' });
  for (const title of ['Først', 'Så', 'Sidst']) await createTask(owner, id, { title });
  expect(await boardOf(owner)).toEqual({ Fest: ['Først', 'Så', 'Sidst'] });
});

test.each([
  ['no title', { title: ' ' }, 400, 'title', 'Titlen må ikke være tom!'],
  [
    'an end before its start',
    { dateFrom: '2026-06-02', dateTo: '2026-06-01' },
    400,
    'dateTo',
    'Slutdatoen kan ikke være før startdatoen.',
  ],
  [
    'a repeat without a date',
    { repeat: 'weekly' },
    400,
    'repeat',
    'En opgave, der gentages, skal have en dato.',
  ],
  ['an unknown category', { category: 'x' }, 404, 'category', 'Kategorien findes ikke.'],
  ['an unknown order', { orderid: '9.x' }, 400, 'orderid', 'Ordren findes ikke.'],
  [
    'an unknown assignee',
    { assignees: ['x'] },
    400,
    'assignees',
    'Vælg kun personer, der må se opgaven.',
  ],
])('a task with %s is refused', async (_what, body, status, field, text) => {
  expect(await create(body)).toMatchObject({ status, json: { fields: { [field]: text } } });
});

test('an employee adds to a category that is shared with them, to no other (404)', async () => {
  expect((await create({}, company.employee)).status).toBe(201);
  const closed = await createCategory(company.owner);
  expect((await create({ category: closed }, company.employee)).status).toBe(404);
});

test('people who are set on it are notified', async () => {
  await create({ title: 'Hent telte', assignees: [company.employee.user.userId] });
  expect(await tellingsOf(company)).toMatchObject([
    {
      payload: {
        tellings: [{ occasion: { kind: 'taskAssigned', facts: { title: 'Hent telte' } } }],
      },
    },
  ]);
});
