import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { storeRecords } from '@driftig/tests/support/company/records';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  [id = ''] = await storeRecords(company.store, 'tasks', 1);
});

const update = (body: Readonly<Record<string, unknown>>) =>
  company.owner.call(recordRoutes.updateRecordById, { body: { dType: 'tasks', ...body } });
const stored = () => company.store.records.get('tasks', id);

test('the id in the body does what the id in the path does', async () => {
  const answer = await update({ id, name: 'Opsætning', price: '395,50' });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({ id, version: 2, name: 'Opsætning', price: 395.5 });
  expect(await stored()).toMatchObject({ values: { name: 'Opsætning', price: 39_550 } });
});

test('a version that is no longer the newest is told', async () => {
  await update({ id, version: 1, name: 'Først' });
  const late = await update({ id, version: 1, name: 'Sidst' });
  expect(late.status).toBe(409);
  expect(await stored()).toMatchObject({ version: 2, values: { name: 'Først' } });
});

test.each([undefined, '', 'a b', 7])('%j is no id', async (wrong) => {
  const answer = await update({ id: wrong, name: 'Opsætning' });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ fields: { id: 'Skal være et id.' } });
});

test("another company's record is not found", async () => {
  const other = await createCompany();
  const [theirs = ''] = await storeRecords(other.store, 'tasks', 1);
  expect((await update({ id: theirs, name: 'Min' })).status).toBe(404);
  expect(await other.store.records.get('tasks', theirs)).toMatchObject({ version: 1 });
});
