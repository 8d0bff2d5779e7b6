import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createProject, register, today } from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

const count = async () => (await company.owner.call(timeRoutes.countDeviations)).json;
const tooLong = (daysAgo: number) =>
  register(company.employee, { projectId, hours: 14, date: addDays(today(), -daysAgo) });

test('counts the deviations of the last four weeks, with their employees', async () => {
  expect(await count()).toEqual({ open: 0, people: [] });
  await tooLong(0);
  await tooLong(27);
  await tooLong(28);
  expect(await count()).toEqual({ open: 2, people: ['Jonas Bak'] });
});

test('one that was noted is no longer counted', async () => {
  const { date } = await tooLong(3);
  await company.owner.call(timeRoutes.noteDeviation, {
    body: {
      rule: 'dailyRest',
      employeeid: company.employee.user.userId,
      date,
      what: '10 timers hvile',
      why: 'Nedtagning efter storm',
      people: 1,
    },
  });
  expect(await count()).toEqual({ open: 0, people: [] });
});
