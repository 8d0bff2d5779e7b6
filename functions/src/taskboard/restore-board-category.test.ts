import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { isRestorable } from '@driftig/domain/taskboard/board';
import {
  boardOf,
  createCategory,
  createTask,
  deleteCategory,
} from '@driftig/tests/support/board/board';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const restore = (by: Caller, id: string) =>
  by.call(taskboardRoutes.restoreBoardCategory, { params: { id } });

test('a category comes back with its tasks', async () => {
  const { owner, employee } = company;
  const id = await createCategory(owner, { name: 'Lager' });
  await createTask(owner, id);
  await deleteCategory(owner, id, 1);
  expect((await restore(employee, id)).status).toBe(403);
  expect((await restore(owner, id)).status).toBe(200);
  expect(await boardOf(owner)).toEqual({ Lager: ['Bestil duge'] });
  expect((await restore(owner, id)).status).toBe(404);
});

test('a category stays deleted where its name was given to another meanwhile (409)', async () => {
  const { owner } = company;
  const id = await createCategory(owner, { name: 'Lager' });
  await deleteCategory(owner, id);
  await createCategory(owner, { name: 'LAGER' });
  expect((await restore(owner, id)).status).toBe(409);
});

test.each([
  ['', false],
  ['2026-06-01T10:00:00.000Z', true],
  ['2026-06-01T09:59:00.000Z', true],
  ['2026-06-01T09:58:59.000Z', false],
])('one that was deleted at %j can come back: %s', (deletedAt, can) => {
  expect(isRestorable({ deletedAt }, '2026-06-01T10:00:00.000Z')).toBe(can);
});
