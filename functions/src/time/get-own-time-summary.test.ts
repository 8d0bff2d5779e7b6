import { timeRoutes } from '@driftig/contracts/time/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createProject, register, workDay } from '@driftig/tests/support/company/hours';
import { changeUser } from '@driftig/tests/support/company/users';
import { expect, test } from 'vitest';

test('a week: hours against the norm day by day, days that are missing, and where rest was too short', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  const shift = (day: number, startTime: string, endTime: string) =>
    register(company.employee, { projectId, date: workDay(day), startTime, endTime });
  await shift(0, '12:00', '23:00');
  await shift(1, '07:00', '15:00');
  await shift(3, '07:00', '15:00');
  const query = { startDate: workDay(), endDate: workDay(6) };
  await changeUser(company.employee.user, { createdAt: `${workDay()}T08:00:00.000Z` });
  const { json } = await company.employee.call(timeRoutes.getOwnTimeSummary, { query });
  expect(json).toEqual({
    hours: 27,
    norm: 37,
    flex: 4.8,
    balance: 4.8,
    missing: [workDay(2), workDay(4)],
    days: [11, 8, 0, 8, 0, 0, 0].map((hours, day) => {
      const norm = day < 5 ? 7.4 : 0;
      const flex = hours === 0 ? 0 : Math.round((hours - norm) * 100) / 100;
      return { date: workDay(day), hours, norm, flex, absence: '' };
    }),
    warnings: [
      {
        rule: 'dailyRest',
        employeeid: company.employee.user.userId,
        date: workDay(1),
        hours: 8,
      },
    ],
  });
});

test('new employees, and days before the first working day, have no missing days', async () => {
  const { employee, owner } = await createCompany();
  const query = { startDate: workDay(), endDate: workDay(6) };
  const missing = async () =>
    (await employee.call(timeRoutes.getOwnTimeSummary, { query })).json as { missing: string[] };
  expect(await missing()).toMatchObject({ missing: [] });
  await changeUser(employee.user, { createdAt: `${workDay()}T08:00:00.000Z` });
  await owner.call(vacationRoutes.saveHolidayAccount, {
    body: { employeeid: employee.user.userId, employedfrom: workDay(3), corrections: [] },
  });
  expect(await missing()).toMatchObject({ missing: [workDay(3), workDay(4)] });
});

test('without flex there is no balance', async () => {
  const company = await createCompany();
  const body = { flexEnabled: 0, timeMode: 'daily', dailyStandard: 7.4 };
  await company.owner.call(timeRoutes.updateTimeSettings, { body });
  const query = { startDate: workDay(), endDate: workDay(6) };
  const { json } = await company.employee.call(timeRoutes.getOwnTimeSummary, { query });
  expect(json).toMatchObject({ balance: null, hours: 0 });
});
