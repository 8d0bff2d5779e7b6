import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createProject } from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('lists open projects only', async () => {
  const company = await createCompany();
  const id = await createProject(company.owner, 'Kursus');
  expect((await company.employee.call(timeRoutes.listOwnInternalProjects)).json).toMatchObject([
    { id, name: 'Kursus', active: 1 },
  ]);
});
