import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { beforeAll, expect, test } from 'vitest';

let owner: Caller;
beforeAll(async () => {
  ({ owner } = await createCompany());
});

interface Bar {
  readonly month: number;
  readonly value: number;
}
const bars = async (year: string) =>
  (await owner.call(dashboardRoutes.getSalesByMonth, { query: { year } })).json as readonly Bar[];

test('a year without data has twelve zeros, January first', async () => {
  expect(await bars('2026')).toEqual(
    Array.from({ length: 12 }, (_, index) => ({ month: index + 1, value: 0 })),
  );
});

test('an invoice counts in its month, without tax, unless it is cancelled', async () => {
  for (const date of ['2026-01-31', '2026-02-01', '2026-12-31', '2026-12-01'])
    await issue(owner, { date, paydate: '2027-01-31' });
  const { id } = await issue(owner, { date: '2026-02-02', paydate: '2027-01-31' });
  await setStatus(owner, id, 5);
  const values = (await bars('2026')).map(({ value }) => value);
  expect(values).toEqual([100, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200]);
});

test('the months add up to the revenue of the year', async () => {
  const sum = (await bars('2026')).reduce((total, { value }) => total + value, 0);
  const { json } = await owner.call(dashboardRoutes.getRevenue, { query: { year: '2026' } });
  expect(json).toEqual({ totalRevenue: sum });
});
