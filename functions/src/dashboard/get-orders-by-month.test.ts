import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { beforeAll, expect, test } from 'vitest';

let owner: Caller;
beforeAll(async () => {
  ({ owner } = await createCompany());
});

const values = async (year: string) => {
  const { json } = await owner.call(dashboardRoutes.getOrdersByMonth, { query: { year } });
  return (json as readonly { value: number }[]).map(({ value }) => value);
};

test('an order counts in the month it starts, whenever it is invoiced', async () => {
  const party = { ordertittle: 'Fest', date: '2025-11-12', paydate: '2025-11-17' };
  for (const orderdatestart of ['2026-01-31', '2026-02-01', '2026-02-28'])
    await issue(owner, { ...party, orderdatestart });
  expect(await values('2026')).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('an invoice without an order does not count, and a year without data has zeros', async () => {
  await issue(owner, { date: '2025-11-12' });
  expect(await values('2025')).toEqual(Array.from({ length: 12 }, () => 0));
});
