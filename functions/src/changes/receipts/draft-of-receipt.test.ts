import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createAccount, editVoucher } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createReceipt, decideReceipt } from '@driftig/tests/support/company/receipts';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, expect, test } from 'vitest';

const { saveAccountingDraft, deleteAccountingDraft } = accountingRoutes;
let company: TestCompany;
let receiptId: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id: receiptId } = await createReceipt(company.owner));
  await decide(1);
});

const decide = (status: 1 | 2) => decideReceipt(company.owner, receiptId, status);
const importIt = () => company.owner.call(saveAccountingDraft, { body: { receiptId } });
const drafts = async () => (await company.owner.call(accountingRoutes.listAccountingDrafts)).json;

async function saveDraft(): Promise<unknown> {
  const [draft] = (await company.store.accountingDrafts.list({})).rows;
  const [debit, credit] = [await createAccount(company.owner), await createAccount(company.owner)];
  const body = {
    id: draft?.id,
    description: 'Skruer',
    date: '14-07-2026',
    amount: 100,
    account: debit.id,
    againstAccount: credit.id,
  };
  return (await company.owner.call(saveAccountingDraft, { body })).json;
}

test('rejecting an imported receipt holds its draft back, and the draft names the receipt', async () => {
  await importIt();
  expect((await decide(2)).status).toBe(200);
  expect(await drafts()).toMatchObject([{ hold: 'receiptRejected', receiptId, version: 2 }]);
  expect(await saveDraft()).toMatchObject({ hold: 'receiptRejected' });
});

test('approving the receipt again releases its draft', async () => {
  await importIt();
  await decide(2);
  await decide(1);
  expect(await drafts()).toMatchObject([{ hold: '', receiptId }]);
});

test('a receipt that was edited in between keeps the draft back until it is saved', async () => {
  await importIt();
  await decide(2);
  expect((await editVoucher(company.owner, receiptId, { amount: '100' })).status).toBe(200);
  await decide(1);
  expect(await drafts()).toMatchObject([{ hold: 'receiptChanged' }]);
  expect(await saveDraft()).toMatchObject({ hold: '' });
});

test('a receipt whose draft was deleted is rejected as any other', async () => {
  const { id } = (await importIt()).json as { readonly id: string };
  await company.owner.call(deleteAccountingDraft, { params: { id } });
  expect((await decide(2)).status).toBe(200);
});

test('an import and a rejection at once leave no draft that may be posted', async () => {
  const answers = await sendTogether(services().table, [importIt, () => decide(2)]);
  expect(answers.at(1)?.status).toBe(200);
  const found = (await drafts()) as { readonly hold: string }[];
  expect(found.map(({ hold }) => hold)).toEqual(
    answers.at(0)?.status === 200 ? ['receiptRejected'] : [],
  );
});
