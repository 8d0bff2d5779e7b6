import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import {
  createExpense,
  createTrip,
  decideExpense,
  tripOf,
} from '@driftig/tests/support/company/bookkeeping';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

test('its sum is that of its expenses that are not rejected', async () => {
  const { id } = await createTrip(company);
  await createExpense(company, { tripId: id, amount: 100, status: 3 });
  const { id: denied } = await createExpense(company, { tripId: id, amount: '0,10' });
  const { id: approved } = await createExpense(company, { tripId: id, amount: '0,20' });
  await createExpense(company, { amount: 1000 });
  expect(await tripOf(company, id)).toMatchObject({ expense: 100.3, links: 3 });
  await decideExpense(company.owner, denied, 4);
  await decideExpense(company.owner, approved, 3);
  expect(await tripOf(company, id)).toMatchObject({ expense: 100.2, links: 3 });
});

test("trips are listed by pages, and another company's cursor is refused", async () => {
  const [first, last] = [await createTrip(company), await createTrip(company)];
  const page = (who: Caller, query: object) =>
    who.call(accountingRoutes.listTrips, { query: { limit: '1', ...query } });
  const { json, headers } = await page(company.owner, {});
  const cursor = headers['x-next-cursor'] ?? '';
  expect(json).toMatchObject([{ id: last.id }]);
  expect((await page(company.owner, { cursor })).json).toMatchObject([{ id: first.id }]);
  const other = await createCompany();
  expect(await page(other.owner, { cursor })).toMatchObject({
    status: 400,
    json: { fields: { cursor: 'Listen kan ikke fortsættes herfra.' } },
  });
});

test("another company's trips are not listed", async () => {
  const { id } = await createTrip(company);
  const other = await createCompany();
  expect(await tripOf(other, id)).toEqual({});
});

test('a user without bookkeeping may neither read nor make one', async () => {
  for (const who of [company.employee, company.administrator])
    expect((await who.call(accountingRoutes.listTrips)).status).toBe(403);
});
