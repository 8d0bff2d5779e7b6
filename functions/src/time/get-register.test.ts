import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createProject, register, workDay } from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});
const year = workDay().slice(0, 4);

test('a year of one’s own, day by day, also a past one', async () => {
  const projectId = await createProject(company.owner);
  await register(company.employee, { projectId, hours: 14 });
  const { json } = await company.employee.call(timeRoutes.getRegister, { query: { year } });
  expect(json).toEqual({
    employeeid: company.employee.user.userId,
    employeename: 'Jonas Bak',
    years: [Number(year)],
    days: [{ date: workDay(), hours: 14, norm: 7.4, absence: '' }],
    entries: [expect.objectContaining({ hours: 14, flexdelta: 6.6 })],
    warnings: [expect.objectContaining({ rule: 'dailyRest', date: workDay(), hours: 10 })],
  });
});

test('a manager reads anyone’s register, an employee their own', async () => {
  const query = { year, employeeId: company.employee.user.userId };
  expect((await company.owner.call(timeRoutes.getRegister, { query })).json).toMatchObject({
    employeename: 'Jonas Bak',
    entries: [],
  });
  const other = { year, employeeId: company.owner.user.userId };
  expect((await company.employee.call(timeRoutes.getRegister, { query: other })).status).toBe(403);
});
