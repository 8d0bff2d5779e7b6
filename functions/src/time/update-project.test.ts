import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createProject, register, sendHours, workDay } from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('a project is renamed and closed: no more hours, and what was registered keeps its name', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  const entry = await register(company.employee, { projectId });
  const save = (id: string, body: object) =>
    company.owner.call(timeRoutes.updateProject, { params: { id }, body });
  expect(await save(projectId, { name: 'Depot', active: 0 })).toMatchObject({
    status: 200,
    json: { name: 'Depot', active: 0 },
  });
  expect(await sendHours(company.employee, { projectId, date: workDay(1) })).toMatchObject({
    status: 400,
    json: { fields: { projectId: 'Projektet er lukket. Vælg et andet.' } },
  });
  expect(entry.projectname).toBe('Lager');
  expect((await company.employee.call(timeRoutes.listOwnInternalProjects)).json).toEqual([]);
  expect((await save('ip-none', { name: 'X', active: 1 })).status).toBe(404);
});
