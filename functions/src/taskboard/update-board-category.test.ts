import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { boardOf, createCategory } from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const update = (id: string, body: object, by = company.owner) =>
  by.call(taskboardRoutes.updateBoardCategory, { params: { id }, body });

test('newName renames the category of that id', async () => {
  const id = await createCategory(company.owner, { name: 'Lager' });
  expect((await update(id, { newName: ' Lager og værksted ' })).json).toMatchObject({
    category_id: id,
    categoryname: 'Lager og værksted',
    version: 2,
  });
});

test.each(['', 'Værksted'])('renaming to %j changes nothing', async (newName) => {
  const { owner } = await createCompany();
  const id = await createCategory(owner, { name: 'Værksted' });
  expect((await update(id, { newName }, owner)).json).toMatchObject({
    categoryname: 'Værksted',
    version: 1,
  });
});

test('without newName the address has the name, in any case', async () => {
  const id = await createCategory(company.owner, { name: 'Indkøb' });
  const { status, json } = await update('INDKØB', { checklist: ['Ring'], sharedWith: [] });
  expect([status, json]).toMatchObject([200, { category_id: id, checklist: ['Ring'] }]);
  expect((await update(id, { checklist: [] })).status).toBe(404);
});

test('its content has its name too: the same or another, not that of another category (409)', async () => {
  const { owner } = await createCompany();
  const id = await createCategory(owner, { name: 'Køkken' });
  await createCategory(owner, { name: 'Bar' });
  const put = (name: string) => update('Køkken', { name, sharedWith: [] }, owner);
  expect((await put('Køkken')).json).toMatchObject({ category_id: id, categoryname: 'Køkken' });
  expect((await put('bar')).status).toBe(409);
  expect((await put('Køkkenet')).json).toMatchObject({ category_id: id, categoryname: 'Køkkenet' });
});

test('a category takes its own name in other letters, and not that of another (409)', async () => {
  const { owner } = await createCompany();
  const id = await createCategory(owner, { name: 'Fest' });
  await createCategory(owner, { name: 'Drift' });
  expect((await update(id, { newName: 'FEST' }, owner)).status).toBe(200);
  expect(await update(id, { newName: 'drift' }, owner)).toMatchObject({
    status: 409,
    json: { fields: { newName: 'En kategori med dette navn findes allerede.' } },
  });
  expect(Object.keys(await boardOf(owner))).toEqual(['FEST', 'Drift']);
});

test('two that are renamed to one name at once: one gets it', async () => {
  const { owner } = await createCompany();
  const ids = [await createCategory(owner), await createCategory(owner)];
  const names = ['sommer', 'SOMMER'];
  const answers = await Promise.all(
    ids.map((id, index) => update(id, { newName: names[index] }, owner)),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
});

test('an employee who sees it renames nothing (403)', async () => {
  const { employee, owner } = company;
  const id = await createCategory(owner, { sharedWith: [employee.user.userId] });
  expect((await update(id, { newName: 'Mit' }, employee)).status).toBe(403);
});
