import { timeRoutes } from '@driftig/contracts/time/routes';
import { applyAndApprove } from '@driftig/tests/support/company/absences';
import { createCompany } from '@driftig/tests/support/company/company';
import {
  createProject,
  flexOf,
  listedHours,
  ownHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { createPeople } from '@driftig/tests/support/company/planning';
import { expect, test } from 'vitest';

test('a line a person: hours, what waits, norm, flex, and each day with its absence', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  const [sara = ''] = await createPeople(company, ['Sara']);
  await register(company.employee, { projectId, hours: 8 });
  await applyAndApprove(company.owner, company.owner, {
    employeeid: sara,
    startdate: workDay(1),
    enddate: workDay(1),
  });
  const query = { startDate: workDay(), endDate: workDay(6) };
  const { json } = await company.owner.call(timeRoutes.getHoursOverview, { query });
  const { people } = json as { people: { employeename: string }[] };
  expect(people.map(({ employeename }) => employeename)).toEqual([
    'Anders And',
    'Jonas Bak',
    'Mette Prøve',
    'Sara',
  ]);
  expect(people[1]).toMatchObject({ hours: 8, pending: 8, norm: 37, flex: 0.6 });
  expect(people[3]).toMatchObject({
    hours: 0,
    norm: 29.6,
    flex: 0,
    days: [
      { date: workDay(), norm: 7.4, absence: '' },
      { date: workDay(1), norm: 0, absence: 'vacation' },
      { date: workDay(2) },
      { date: workDay(3) },
      { date: workDay(4) },
    ],
  });
});

test('20 visits of 20 minutes are 6,67 hours in every sum', async () => {
  const { owner, employee } = await createCompany();
  const projectId = await createProject(owner);
  for (let visit = 0; visit < 20; visit += 1) {
    const hour = String(8 + Math.floor(visit / 2)).padStart(2, '0');
    const times =
      visit % 2 === 0
        ? { startTime: `${hour}:00`, endTime: `${hour}:20` }
        : { startTime: `${hour}:30`, endTime: `${hour}:50` };
    expect(await register(employee, { projectId, hours: undefined, ...times })).toMatchObject({
      hours: 0.33,
    });
  }
  const query = { startDate: workDay(), endDate: workDay() };
  expect(await ownHours(employee)).toMatchObject({ hours: 6.67, flex: -0.73 });
  expect(await listedHours(owner)).toMatchObject({ hours: 6.67, flex: -0.73 });
  expect(await flexOf(employee)).toBe(-0.73);
  const sums = await Promise.all([
    owner.call(timeRoutes.getHoursOverview, { query }),
    employee.call(timeRoutes.getOwnTimeSummary, { query }),
    employee.call(timeRoutes.getRegister, { query: { year: workDay().slice(0, 4) } }),
  ]);
  const [overview, summary, year] = sums.map(({ json }) => json);
  expect((overview as { people: object[] }).people).toContainEqual(
    expect.objectContaining({ hours: 6.67, minutes: 400, flex: -0.73 }),
  );
  expect(summary).toMatchObject({ hours: 6.67, days: [{ hours: 6.67, flex: -0.73 }] });
  expect(year).toMatchObject({ days: [{ hours: 6.67 }] });
});
