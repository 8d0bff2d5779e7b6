import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const create = (body: object, by = company.owner) =>
  by.call(taskboardRoutes.createBoardCategory, { body });

test('a manager makes a category, and shares it with people and departments', async () => {
  const { userId } = company.employee.user;
  const { status, json } = await create({ name: 'Indkøb', sharedWith: [userId, userId] });
  expect(status).toBe(201);
  expect(json).toMatchObject({
    categoryname: 'Indkøb',
    tasks: [],
    sharedWith: { department: [], usersByDepartment: { '': [{ id: userId, name: 'Jonas Bak' }] } },
    seen: 1,
  });
});

test.each([
  ['without a name', { name: ' ' }, 400, { name: 'Skriv et navn.' }],
  [
    'that is shared with an unknown id',
    { name: 'Fest', sharedWith: ['x'] },
    400,
    { sharedWith: 'En af dem, der deles med, findes ikke længere.' },
  ],
])('a category %s is refused', async (_what, body, status, fields) => {
  expect(await create(body)).toMatchObject({ status, json: { fields } });
});

test('an employee makes none (403)', async () => {
  expect((await create({ name: 'Egen' }, company.employee)).status).toBe(403);
});

test('two of one name in other letters at once: one is made, the other is refused (409)', async () => {
  const answers = await Promise.all([create({ name: 'SÆSON' }), create({ name: 'Sæson' })]);
  expect(statusesOf(answers)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    message: 'En kategori med dette navn findes allerede.',
  });
});
