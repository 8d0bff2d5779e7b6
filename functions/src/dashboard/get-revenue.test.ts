import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { beforeEach, expect, test } from 'vitest';

let owner: Caller;
beforeEach(async () => {
  ({ owner } = await createCompany());
});

const revenue = async (year: string) =>
  (await owner.call(dashboardRoutes.getRevenue, { query: { year } })).json;

test('the revenue is the sum of invoices without tax, by invoice date', async () => {
  await issue(owner, { date: '2026-12-31', paydate: '2027-01-14' });
  await issue(owner, { date: '2027-01-01', paydate: '2027-01-14' });
  await issue(owner, { date: '2027-01-02', paydate: '2027-01-14' });
  expect(await revenue('2026')).toEqual({ totalRevenue: 100 });
  expect(await revenue('2027')).toEqual({ totalRevenue: 200 });
});

test('a credited invoice does not count', async () => {
  const { id } = await issue(owner);
  await setStatus(owner, id, 5);
  expect(await revenue('2026')).toEqual({ totalRevenue: 0 });
});

test('a year without data has no revenue', async () => {
  expect(await revenue('2010')).toEqual({ totalRevenue: 0 });
});
