import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createExpense } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = async (query: Record<string, string> = {}) =>
  (await company.owner.call(accountingRoutes.listExpenses, { query })).json as Record<
    string,
    unknown
  >[];

test('the newest date comes first, by dates and by employee', async () => {
  for (const date of ['2026-01-02', '2026-01-03', '2026-01-01'])
    await createExpense(company, { date });
  await createExpense(company, { date: '2026-01-02', employee: company.owner.user.userId });
  const datesOf = async (query: Record<string, string>) =>
    (await list(query)).map(({ date }) => date);
  expect(await datesOf({})).toEqual(['2026-01-03', '2026-01-02', '2026-01-02', '2026-01-01']);
  expect(await datesOf({ from: '2026-01-02', to: '2026-01-02' })).toHaveLength(2);
  expect(await datesOf({ employeeId: company.employee.user.userId, from: '2026-01-02' })).toEqual([
    '2026-01-03',
    '2026-01-02',
  ]);
});

test("another company's expenses are not listed", async () => {
  await createExpense(company);
  const { owner } = await createCompany();
  expect((await owner.call(accountingRoutes.listExpenses)).json).toEqual([]);
});
