import { createCompany } from '@driftig/tests/support/company/company';
import { createProject, ownHours, register, worked } from '@driftig/tests/support/company/hours';
import { expect, test } from 'vitest';

test('one’s own alone, newest first, by status and dates', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  await register(company.owner, { projectId });
  for (const day of [0, 2, 1]) await register(company.employee, { projectId, date: worked(day) });
  const { data, total, hours } = await ownHours(company.employee, '1', { limit: '2' });
  expect(data.map(({ date }) => date)).toEqual([worked(2), worked(1)]);
  expect({ total, hours }).toEqual({ total: 3, hours: 22.2 });
  expect((await ownHours(company.employee, '2')).total).toBe(0);
  const query = { startDate: worked(1), endDate: worked(1) };
  expect((await ownHours(company.employee, '1', query)).total).toBe(1);
});
