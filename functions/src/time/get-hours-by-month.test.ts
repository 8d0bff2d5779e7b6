import { timeRoutes } from '@driftig/contracts/time/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createProject, register } from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test, vi } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  vi.setSystemTime('2026-07-15T10:00:00.000Z');
  company = await createCompany();
  return () => vi.useRealTimers();
});

const byMonth = (who: Caller, employeeId: string) =>
  who.call(timeRoutes.getHoursByMonth, { query: { employeeId } });

test('the twelve months up to this one, the oldest first, without adjustments of flex', async () => {
  const projectId = await createProject(company.owner);
  const hours = { projectId, hours: 4 };
  await register(company.employee, { ...hours, date: '2025-07-15' });
  await register(company.employee, { ...hours, date: '2025-08-04' });
  await register(company.employee, { ...hours, date: '2026-06-30' });
  await register(company.employee, { ...hours, date: '2026-07-01' });
  await register(company.employee, { ...hours, hours: 2.5, date: '2026-07-14' });
  await register(company.employee, {
    entryType: 'flex_adj',
    hours: '-1,5',
    flexReason: 'Udbetalt',
    date: '2026-07-13',
  });
  const { employee, owner } = company;
  const told = { hours: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 6.5] };
  expect((await byMonth(owner, employee.user.userId)).json).toEqual(told);
  expect((await byMonth(employee, employee.user.userId)).json).toEqual(told);
});

test("an employee does not read another's (403), and another company's person is not found", async () => {
  const { employee, owner } = company;
  expect((await byMonth(employee, owner.user.userId)).status).toBe(403);
  const other = await createCompany();
  expect((await byMonth(other.owner, employee.user.userId)).status).toBe(404);
});
