import { createCompany } from '@driftig/tests/support/company/company';
import { createProject, ownHours, register, workDay } from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('one’s own alone, newest first, by status and dates', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  await register(company.owner, { projectId });
  for (const day of [0, 2, 1]) await register(company.employee, { projectId, date: workDay(day) });
  const { data, total, hours } = await ownHours(company.employee, '1', { limit: '2' });
  expect(data.map(({ date }) => date)).toEqual([workDay(2), workDay(1)]);
  expect({ total, hours }).toEqual({ total: 3, hours: 22.2 });
  expect((await ownHours(company.employee, '2')).total).toBe(0);
  const query = { startDate: workDay(1), endDate: workDay(1) };
  expect((await ownHours(company.employee, '1', query)).total).toBe(1);
});
