import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createAccount } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const route = accountingRoutes.updateAccount;
const body = { accountingname: 'Blomster', number: 1612, type: 1, vat: 1 };

test('name and number change; the id stays', async () => {
  const { owner, store } = await createCompany();
  const { id } = await createAccount(owner, { number: 1610 });
  const { status, json } = await owner.call(route, { params: { id }, body });
  expect(status).toBe(200);
  expect(json).toMatchObject({ id, ...body, version: 2 });
  expect(await store.accounts.list()).toMatchObject([{ id, number: 1612, name: 'Blomster' }]);
});

test('a number of another account is refused (409), and both stay', async () => {
  const { owner, store } = await createCompany();
  const { id } = await createAccount(owner, { number: 1610 });
  await createAccount(owner, { number: 1612 });
  expect(await owner.call(route, { params: { id }, body })).toMatchObject({
    status: 409,
    json: { code: 'number_taken' },
  });
  expect((await store.accounts.list()).map(({ number }) => number)).toEqual([1610, 1612]);
});

test('an older version is refused (409)', async () => {
  const { owner } = await createCompany();
  const { id } = await createAccount(owner);
  await owner.call(route, { params: { id }, body });
  const again = { params: { id }, body: { ...body, version: 1 } };
  expect(await owner.call(route, again)).toMatchObject({ status: 409, json: { code: 'conflict' } });
});

test("another company's account is not found (404)", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const { id } = await createAccount(other.owner);
  expect((await company.owner.call(route, { params: { id }, body })).status).toBe(404);
});
