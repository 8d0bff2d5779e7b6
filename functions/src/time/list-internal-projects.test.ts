import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createProject } from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('managers see closed ones too, and never another company’s', async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  await createProject(other.owner, 'Andres');
  const id = await createProject(company.owner);
  const body = { name: 'Lager', active: 0 };
  await company.owner.call(timeRoutes.updateProject, { params: { id }, body });
  expect((await company.owner.call(timeRoutes.listInternalProjects)).json).toEqual([
    { id, name: 'Lager', code: '', description: '', isInternal: 1, active: 0 },
  ]);
});
