import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createAccount } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const route = accountingRoutes.deleteAccount;

test('an account that no draft names is deleted', async () => {
  const { owner, store } = await createCompany();
  const { id } = await createAccount(owner);
  expect((await owner.call(route, { params: { id } })).status).toBe(200);
  expect(await store.accounts.list()).toEqual([]);
  expect((await owner.call(route, { params: { id } })).status).toBe(404);
});

test("another company's account is not found (404)", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const { id } = await createAccount(other.owner);
  expect((await company.owner.call(route, { params: { id } })).status).toBe(404);
  expect(await other.store.accounts.list()).toHaveLength(1);
});
