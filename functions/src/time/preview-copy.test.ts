import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { createProject, ownHours, register, workDay } from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('it says what the copy then does, and changes nothing', async () => {
  const { owner, employee } = await createCompany();
  const projectId = await createProject(owner);
  for (const day of [0, 2]) await register(employee, { projectId, date: workDay(day) });
  await register(employee, { projectId, date: workDay(9), hours: 3 });
  const week = { fromDate: workDay(), toDate: workDay(7) };
  const preview = async () =>
    (await employee.call(timeRoutes.previewCopy, { query: { ...week, days: '7' } })).json as {
      days: unknown;
    };
  const { days } = await preview();
  expect((await ownHours(employee)).total).toBe(3);
  const copied = await employee.call(timeRoutes.copyTimeReports, { body: { ...week, days: 7 } });
  expect(copied.json).toMatchObject({ days });
  expect(await preview()).toMatchObject({ days: [{ skip: 'taken' }, { skip: 'taken' }] });
});

test('more than a week, and the days themselves, are refused', async () => {
  const { employee } = await createCompany();
  const preview = (toDate: string, days: string) =>
    employee.call(timeRoutes.previewCopy, { query: { fromDate: workDay(), toDate, days } });
  expect((await preview(workDay(7), '8')).status).toBe(400);
  expect((await preview(workDay(3), '7')).status).toBe(400);
});
