import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createAccount, draftBody } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

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

describe.each([
  ['keeps its number', 1610],
  ['gets another number', 1699],
])('an account that %s', (_what, number) => {
  let company: TestCompany;
  let id: string;
  beforeEach(async () => {
    company = await createCompany();
    ({ id } = await createAccount(company.owner, { number: 1610 }));
  });
  const change = (fields: object = {}) =>
    company.owner.call(route, { params: { id }, body: { ...body, number, ...fields } });
  const renumber = () => change({ number: 1650, accountingname: 'Grønt' });

  test('is not overwritten where a colleague changed it just before (409)', async () => {
    runBeforeCommit(services().table, () => change({ number: 1610, accountingname: 'Grønt' }));
    expect((await change({ version: 1 })).status).toBe(409);
    expect(await company.store.accounts.list()).toMatchObject([{ number: 1610, name: 'Grønt' }]);
  });

  test('leaves an account that took over its number just before as it is', async () => {
    runBeforeCommit(services().table, async () => {
      await renumber();
      await createAccount(company.owner, { number: 1610, name: 'Maling' });
    });
    expect((await change({ version: 1 })).status).toBe(409);
    expect(await company.store.accounts.list()).toMatchObject([
      { number: 1610, name: 'Maling', version: 1 },
      { id, number: 1650, name: 'Grønt' },
    ]);
  });
});

test('an account that gets another number counts the draft that came to name it just before', async () => {
  const { owner, store } = await createCompany();
  const draft = await draftBody(owner);
  runBeforeCommit(services().table, () =>
    owner.call(accountingRoutes.saveAccountingDraft, { body: draft }),
  );
  expect((await owner.call(route, { params: { id: draft.account }, body })).status).toBe(200);
  expect(await store.accounts.get(draft.account)).toMatchObject({ number: 1612, uses: 1 });
});
