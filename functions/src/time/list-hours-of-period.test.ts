import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createProject,
  decideHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { createPeople } from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = (query: Readonly<Record<string, string>>) =>
  company.owner.call(timeRoutes.listHoursOfPeriod, { query });
const week = { startDate: workDay(), endDate: workDay(6) };

test('reports of a period that count, oldest first, of one person or of all', async () => {
  const projectId = await createProject(company.owner);
  const [sara = ''] = await createPeople(company, ['Sara']);
  await register(company.employee, { projectId, date: workDay(1), activity: 'Pakning' });
  await register(company.owner, { projectId, employeeId: sara });
  await register(company.employee, { projectId, date: workDay(7) });
  const { id } = await register(company.employee, { projectId, date: workDay(2) });
  await decideHours(company.owner, id, 3, { reason: 'Nej' });
  expect((await list(week)).json).toMatchObject({
    data: [
      { date: workDay(), employeename: 'Sara', projectname: 'Lager', hours: 7.4 },
      { date: workDay(1), activity: 'Pakning', hours: 7.4 },
    ],
  });
  const own = (await list({ ...week, employeeId: sara })).json as { data: object[] };
  expect(own.data).toHaveLength(1);
});

test('a period that ends before it starts, or is over a year, is refused', async () => {
  expect((await list({ startDate: workDay(1), endDate: workDay() })).status).toBe(400);
  expect((await list({ startDate: workDay(), endDate: workDay(400) })).status).toBe(400);
});
