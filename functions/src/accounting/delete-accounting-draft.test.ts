import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createAccount, createDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { createReceipt, decideReceipt } from '@driftig/tests/support/company/receipts';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const route = accountingRoutes.deleteAccountingDraft;

test('a deleted draft is gone, and its accounts may be deleted then', async () => {
  const { owner, store } = await createCompany();
  const { id, account } = await createDraft(owner);
  const removeAccount = () =>
    owner.call(accountingRoutes.deleteAccount, { params: { id: account } });
  expect(await removeAccount()).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('Kunne ikke slette konto.') },
  });
  expect(await owner.call(route, { params: { id } })).toMatchObject({
    status: 200,
    json: { message: 'Bilag slettet.' },
  });
  expect((await store.accountingDrafts.list({})).rows).toEqual([]);
  expect((await removeAccount()).status).toBe(200);
  expect((await owner.call(route, { params: { id } })).status).toBe(404);
});

test('the file of an imported receipt stays with the receipt', async () => {
  const { owner, companyId } = await createCompany();
  const receipt = await createReceipt(owner);
  await decideReceipt(owner, receipt.id, 1);
  const imported = await owner.call(accountingRoutes.saveAccountingDraft, {
    body: { receiptId: receipt.id },
  });
  const { id } = imported.json as { readonly id: string };
  await owner.call(route, { params: { id } });
  expect(await storedFilesOf(companyId)).toHaveLength(1);
  const file = await owner.call(receiptRoutes.showReceipt, { params: { id: receipt.id } });
  expect(file.status).toBe(200);
});

test("another company's draft is not found (404)", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const { id } = await createDraft(other.owner);
  expect((await company.owner.call(route, { params: { id } })).status).toBe(404);
  expect((await other.store.accountingDrafts.list({})).rows).toHaveLength(1);
});

describe('just after another user wrote', () => {
  const save = (owner: Caller, body: object) =>
    owner.call(accountingRoutes.saveAccountingDraft, { body });

  test('a deleted draft is taken off the accounts that it had come to name', async () => {
    const { owner, store } = await createCompany();
    const draft = await createDraft(owner);
    const other = await createAccount(owner);
    runBeforeCommit(services().table, () => save(owner, { ...draft, againstAccount: other.id }));
    expect((await owner.call(route, { params: { id: draft.id } })).status).toBe(200);
    const accounts = await store.accounts.list();
    expect(accounts.map(({ uses }) => uses)).toEqual([0, 0, 0]);
  });

  test('the draft that took over the number stays (404)', async () => {
    const { owner, store } = await createCompany();
    const { id } = await createDraft(owner);
    runBeforeCommit(services().table, async () => {
      await owner.call(route, { params: { id } });
      await createDraft(owner, { description: 'Den nye' });
    });
    expect((await owner.call(route, { params: { id } })).status).toBe(404);
    expect((await store.accountingDrafts.list({})).rows).toMatchObject([
      { number: 1, description: 'Den nye' },
    ]);
  });
});
