import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createAccount, draftBody } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { holdCommitsUntil, runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const route = accountingRoutes.deleteAccount;

test('an account that no draft names is deleted', async () => {
  const { owner, store } = await createCompany();
  const { id } = await createAccount(owner);
  expect((await owner.call(route, { params: { id } })).status).toBe(200);
  expect(await store.accounts.list()).toEqual([]);
  expect((await owner.call(route, { params: { id } })).status).toBe(404);
});

describe('when a draft is saved at the same time', () => {
  const saveDraft = (owner: Caller, body: object) =>
    owner.call(accountingRoutes.saveAccountingDraft, { body });

  test('no draft is left with an account that is gone', async () => {
    const { owner } = await createCompany();
    const body = await draftBody(owner);
    onTestFinished(holdCommitsUntil(services().table, 2));
    const [removed, saved] = await Promise.all([
      owner.call(route, { params: { id: body.account } }),
      saveDraft(owner, body),
    ]);
    const gone = { account: 'Kontoen findes ikke længere. Vælg en anden.' };
    const { fields } = saved.json as { fields?: object };
    expect([
      [200, 400, gone],
      [409, 200, undefined],
    ]).toContainEqual([removed.status, saved.status, fields]);
  });

  test('an account that a draft came to name just before stays (409)', async () => {
    const { owner, store } = await createCompany();
    const body = await draftBody(owner);
    runBeforeCommit(services().table, () => saveDraft(owner, body));
    expect((await owner.call(route, { params: { id: body.account } })).status).toBe(409);
    expect(await store.accounts.get(body.account)).toMatchObject({ uses: 1 });
  });

  test('an account that gets another number keeps its draft, and counts it', async () => {
    const { owner, store } = await createCompany();
    const body = await draftBody(owner);
    onTestFinished(holdCommitsUntil(services().table, 2));
    const renumbered = { accountingname: 'Varer', number: 99_999, type: 1 };
    const params = { id: body.account };
    const [changed, saved] = await Promise.all([
      owner.call(accountingRoutes.updateAccount, { params, body: renumbered }),
      saveDraft(owner, body),
    ]);
    expect([changed.status, saved.status]).toEqual([200, 200]);
    expect(await store.accounts.get(body.account)).toMatchObject({ number: 99_999, uses: 1 });
  });
});

test('an account that took over the number just before stays; the one that was asked for is deleted', async () => {
  const { owner, store } = await createCompany();
  const { id } = await createAccount(owner, { number: 1610 });
  const body = { accountingname: 'Grønt', number: 1650, type: 1 };
  runBeforeCommit(services().table, async () => {
    await owner.call(accountingRoutes.updateAccount, { params: { id }, body });
    await createAccount(owner, { number: 1610, name: 'Maling' });
  });
  expect((await owner.call(route, { params: { id } })).status).toBe(200);
  expect(await store.accounts.list()).toMatchObject([{ number: 1610, name: 'Maling' }]);
});

test("another company's account is not found (404)", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const { id } = await createAccount(other.owner);
  expect((await company.owner.call(route, { params: { id } })).status).toBe(404);
  expect(await other.store.accounts.list()).toHaveLength(1);
});
