import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company';
import { createProject, register, worked } from '@driftig/tests/support/hours';
import { expect, test } from 'vitest';

test('a week: hours against the norm day by day, days that are missing, and where rest was too short', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  const shift = (day: number, startTime: string, endTime: string) =>
    register(company.employee, { projectId, date: worked(day), startTime, endTime });
  await shift(0, '12:00', '23:00');
  await shift(1, '07:00', '15:00');
  await shift(3, '07:00', '15:00');
  const query = { startDate: worked(), endDate: worked(6) };
  const { json } = await company.employee.call(timeRoutes.getOwnTimeSummary, { query });
  expect(json).toEqual({
    hours: 27,
    norm: 37,
    flex: 4.8,
    balance: 4.8,
    missing: [worked(2), worked(4)],
    days: [11, 8, 0, 8, 0, 0, 0].map((hours, day) => {
      const norm = day < 5 ? 7.4 : 0;
      const flex = hours === 0 ? 0 : Math.round((hours - norm) * 100) / 100;
      return { date: worked(day), hours, norm, flex, absence: '' };
    }),
    warnings: [
      {
        rule: 'dailyRest',
        employeeid: company.employee.user.userId,
        date: worked(1),
        hours: 8,
      },
    ],
  });
});

test('without flex there is no balance', async () => {
  const company = await createCompany();
  const body = { flexEnabled: 0, timeMode: 'daily', dailyStandard: 7.4 };
  await company.owner.call(timeRoutes.updateTimeSettings, { body });
  const query = { startDate: worked(), endDate: worked(6) };
  const { json } = await company.employee.call(timeRoutes.getOwnTimeSummary, { query });
  expect(json).toMatchObject({ balance: null, hours: 0 });
});
