import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { boardOf, createCategory } from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const share = (id: string, body: object, by = company.owner) =>
  by.call(taskboardRoutes.updateBoardSharing, { params: { id }, body });

test('an employee sees a category from when it is shared with them until it is not', async () => {
  const { owner, employee } = company;
  const id = await createCategory(owner, { name: 'Lager' });
  expect(await boardOf(employee)).toEqual({});
  expect((await share(id, { sharedWith: [employee.user.userId] })).status).toBe(200);
  expect(await boardOf(employee)).toEqual({ Lager: [] });
  await share(id, { sharedWith: [] });
  expect(await boardOf(employee)).toEqual({});
});

test('an unknown id (400), an older version (409) and an employee (403) are refused', async () => {
  const { owner, employee } = company;
  const id = await createCategory(owner, { sharedWith: [employee.user.userId] });
  expect((await share(id, { sharedWith: ['x'] })).status).toBe(400);
  expect((await share(id, { sharedWith: [], version: 9 })).status).toBe(409);
  expect((await share(id, { sharedWith: [] }, employee)).status).toBe(403);
});
