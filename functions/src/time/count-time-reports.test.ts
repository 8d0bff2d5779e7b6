import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import {
  createProject,
  decideHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('counts all pending reports, whatever their month', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  const count = async () => (await company.owner.call(timeRoutes.countTimeReports)).json;
  expect(await count()).toEqual({ pending: 0 });
  const { id } = await register(company.employee, { projectId });
  await register(company.employee, { projectId, date: workDay(40) });
  expect(await count()).toEqual({ pending: 2 });
  await decideHours(company.owner, id, 2);
  expect(await count()).toEqual({ pending: 1 });
});
