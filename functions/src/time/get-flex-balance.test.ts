import { timeRoutes } from '@driftig/contracts/time/routes';
import { applyAndApprove } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  approvedHours,
  createProject,
  flexOf,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

test('each day’s hours less the norm once; a weekend has none; adjustments add their hours', async () => {
  await register(company.employee, { projectId, hours: 4 });
  await register(company.employee, { projectId, hours: 4.4 });
  await register(company.employee, { projectId, hours: 3, date: workDay(5) });
  expect(await flexOf(company.employee)).toBe(4);
  await register(company.employee, {
    entryType: 'flex_adj',
    hours: '-1,5',
    flexReason: 'Udbetalt',
    date: workDay(3),
  });
  expect(await flexOf(company.employee)).toBe(2.5);
  const days = { startDate: workDay(1), endDate: workDay(5) };
  expect(await flexOf(company.employee, days)).toBe(1.5);
});

test('pending hours are beside it', async () => {
  await register(company.employee, { projectId, hours: 8.4 });
  await approvedHours(company.employee, company.owner, {
    projectId,
    hours: 9.4,
    date: workDay(1),
  });
  const { json } = await company.employee.call(timeRoutes.getFlexBalance);
  expect(json).toEqual({ balanceHours: 3, pendingHours: 1 });
});

test('holiday that is approved later reduces the norm of its days, time off in lieu takes from the flex', async () => {
  await register(company.employee, { projectId, hours: 4, date: workDay(1) });
  expect(await flexOf(company.employee)).toBe(-3.4);
  const half = { startdate: workDay(1), timefrom: '12:00', timeto: '15:24' };
  await applyAndApprove(company.employee, company.owner, half);
  expect(await flexOf(company.employee)).toBe(0);
  await applyAndApprove(company.employee, company.owner, {
    startdate: workDay(2),
    type: 'timeoff',
  });
  expect(await flexOf(company.employee)).toBe(-7.4);
});

test('an own norm holds from its day', async () => {
  await register(company.employee, { projectId, hours: 6 });
  await register(company.employee, { projectId, hours: 6, date: workDay(1) });
  const body = {
    employeeid: company.employee.user.userId,
    norms: [{ from: workDay(1), days: [6, 6, 6, 6, 0] }],
  };
  await company.owner.call(timeRoutes.saveTimeTerms, { body });
  expect(await flexOf(company.employee)).toBe(-1.4);
});

test('a manager asks for anybody’s, an employee for their own alone', async () => {
  await register(company.employee, { projectId, hours: 8.4 });
  const query = { employeeId: company.employee.user.userId };
  expect(await flexOf(company.owner, query)).toBe(1);
  const other = { employeeId: company.owner.user.userId };
  expect((await company.employee.call(timeRoutes.getFlexBalance, { query: other })).status).toBe(
    403,
  );
  const nobody = { employeeId: 'nobody' };
  expect((await company.owner.call(timeRoutes.getFlexBalance, { query: nobody })).status).toBe(404);
});
