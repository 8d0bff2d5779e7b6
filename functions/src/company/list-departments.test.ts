import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { expect, test } from 'vitest';

test('a new company has no departments', async () => {
  const { owner } = await createCompany();
  expect((await owner.call(companyRoutes.listDepartments)).json).toEqual([]);
});

test("the company's own departments are sorted by name in Danish order", async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  for (const name of ['Åben', 'Ærinder', 'Øl', 'bar', 'Zone 10', 'Zone 9'])
    await createDepartment(company, name);
  await createDepartment(other, 'Kontor');
  const { json } = await company.administrator.call(companyRoutes.listDepartments);
  expect((json as { name: string }[]).map(({ name }) => name)).toEqual([
    'bar',
    'Zone 9',
    'Zone 10',
    'Ærinder',
    'Øl',
    'Åben',
  ]);
  expect((json as unknown[])[0]).toEqual({
    id: expect.any(String),
    name: 'bar',
    members: 0,
    version: 1,
  });
});
