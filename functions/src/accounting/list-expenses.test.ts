import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createExpense, createTrip } from '@driftig/tests/support/company/bookkeeping';
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

test('a range that ends before it begins is an empty list', async () => {
  await createExpense(company);
  expect(await list({ from: '2026-12-01', to: '2026-01-01' })).toEqual([]);
});

test('a cursor from outside the range of dates is refused (400)', async () => {
  for (const date of ['2026-01-02', '2026-01-03', '2026-01-04'])
    await createExpense(company, { date });
  const { headers } = await company.owner.call(accountingRoutes.listExpenses, {
    query: { limit: '1' },
  });
  const query = { cursor: headers['x-next-cursor'] ?? '', to: '2026-01-02' };
  const { status, json } = await company.owner.call(accountingRoutes.listExpenses, { query });
  expect([status, json]).toMatchObject([
    400,
    { fields: { cursor: 'Listen kan ikke fortsættes herfra.' } },
  ]);
});

test("a trip's expenses come page by page, by dates and by employee", async () => {
  const { id: tripId } = await createTrip(company);
  for (const date of ['2026-01-02', '2026-01-03', '2026-01-01'])
    await createExpense(company, { date, tripId });
  await createExpense(company, { tripId, date: '2026-01-04', employee: company.owner.user.userId });
  await createExpense(company);
  const query = { tripId, limit: '2' };
  const { headers, json } = await company.owner.call(accountingRoutes.listExpenses, { query });
  expect(json).toMatchObject([{ date: '2026-01-04' }, { date: '2026-01-03' }]);
  const cursor = headers['x-next-cursor'] ?? '';
  expect(await list({ ...query, cursor })).toMatchObject([
    { date: '2026-01-02' },
    { date: '2026-01-01' },
  ]);
  expect(await list({ tripId, from: '2026-01-02', to: '2026-01-03' })).toHaveLength(2);
  const employeeId = company.owner.user.userId;
  expect(await list({ tripId, employeeId })).toMatchObject([{ date: '2026-01-04' }]);
});

test("another company's expenses are not listed", async () => {
  await createExpense(company);
  const { owner } = await createCompany();
  expect((await owner.call(accountingRoutes.listExpenses)).json).toEqual([]);
});
