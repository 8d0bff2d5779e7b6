import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createProject, register, workDay } from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

const list = async () => {
  const query = { startDate: workDay(), endDate: workDay(13) };
  const { json } = await company.owner.call(timeRoutes.listDeviations, { query });
  return (json as { data: object[] }).data;
};

test('where rest was too short, newest first, with what was noted of it', async () => {
  await register(company.employee, { projectId, hours: 14 });
  await register(company.owner, { projectId, hours: 13.5, date: workDay(2) });
  const body = {
    rule: 'dailyRest',
    employeeid: company.employee.user.userId,
    date: workDay(),
    what: '10 timers hvile',
    why: 'Nedtagning efter storm',
    people: 1,
  };
  await company.owner.call(timeRoutes.noteDeviation, { body });
  expect(await list()).toMatchObject([
    { employeename: 'Mette Prøve', date: workDay(2), hours: 10.5, note: null },
    {
      employeename: 'Jonas Bak',
      date: workDay(),
      hours: 10,
      note: { why: 'Nedtagning efter storm', people: 1, by: 'Mette Prøve' },
    },
  ]);
});

test('self-organising employees get no warning', async () => {
  await register(company.employee, { projectId, hours: 14 });
  await company.owner.call(timeRoutes.saveTimeTerms, {
    body: {
      employeeid: company.employee.user.userId,
      norms: [],
      selforganiserfrom: workDay(),
    },
  });
  expect(await list()).toEqual([]);
});

test('an employee below 18 years has 12 hours of rest in 24, until the birthday', async () => {
  await company.owner.call(timeRoutes.saveTimeTerms, {
    body: { employeeid: company.employee.user.userId, norms: [], eighteenon: workDay(1) },
  });
  await register(company.employee, { projectId, hours: 12.5 });
  await register(company.employee, { projectId, hours: 12.5, date: workDay(1) });
  expect(await list()).toMatchObject([{ rule: 'youngRest', date: workDay(), hours: 11.5 }]);
});

test('rejected hours give no warning', async () => {
  const { id } = await register(company.employee, { projectId, hours: 14 });
  await company.owner.call(timeRoutes.decideTimeReport, {
    params: { id },
    body: { status: 3, reason: 'Nej' },
  });
  expect(await list()).toEqual([]);
});
