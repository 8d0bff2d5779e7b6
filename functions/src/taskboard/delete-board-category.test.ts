import {
  boardOf,
  createCategory,
  createTask,
  deleteCategory,
} from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

test('a category with unfinished tasks is deleted when their number is confirmed', async () => {
  const { owner } = company;
  const id = await createCategory(owner, { name: 'Lager' });
  await createTask(owner, id);
  await createTask(owner, id, { status: 3 });
  expect(await deleteCategory(owner, id, 0)).toMatchObject({
    status: 409,
    json: {
      message: 'Kategorien har 1 ufærdig opgave. Flyt den først, eller slet den med kategorien.',
    },
  });
  // One more was added since the question was asked.
  await createTask(owner, id);
  expect((await deleteCategory(owner, id, 1)).status).toBe(409);
  expect((await deleteCategory(owner, id, 2)).json).toEqual({ message: 'Kategorien er slettet.' });
  expect(await boardOf(owner)).toEqual({});
  expect((await deleteCategory(owner, id, 2)).status).toBe(404);
});

test('the name of a deleted category is free again', async () => {
  const { owner } = company;
  await deleteCategory(owner, await createCategory(owner, { name: 'Lager' }));
  expect(await createCategory(owner, { name: 'Lager' })).toBeTruthy();
});

test('an employee deletes none (403)', async () => {
  const { employee, owner } = company;
  const id = await createCategory(owner, { sharedWith: [employee.user.userId] });
  expect((await deleteCategory(employee, id)).status).toBe(403);
});
