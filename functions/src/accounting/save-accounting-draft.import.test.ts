import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createReceipt, decideReceipt } from '@driftig/tests/support/company/receipts';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, test } from 'vitest';

const route = accountingRoutes.saveAccountingDraft;
let company: TestCompany;
let receiptId: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id: receiptId } = await createReceipt(company.owner));
});

const importIt = () => company.owner.call(route, { body: { receiptId } });
const approve = () => decideReceipt(company.owner, receiptId, 1);
const drafts = async () => (await company.store.accountingDrafts.list({})).rows;

test('an approved receipt becomes a draft with its figures and its file', async () => {
  await approve();
  const { status, json } = await importIt();
  expect(status).toBe(200);
  const { id } = json as { readonly id: string };
  expect(json).toMatchObject({
    voucherNumber: 1,
    description: 'Skruer og gaffatape',
    businessname: 'Byggecenter Nord',
    amount: 348.75,
    date: '14-07-2026',
    account: '',
    againstAccount: '',
    attachment: `/securedtest/${id}`,
    userId: company.owner.user.userId,
  });
});

test('a receipt that is not approved is not imported (409)', async () => {
  expect(await importIt()).toMatchObject({
    status: 409,
    json: { message: 'Kvitteringen er ikke godkendt og kan ikke importeres.' },
  });
  expect(await drafts()).toEqual([]);
});

test('a receipt is imported once (409)', async () => {
  await approve();
  await importIt();
  expect(await importIt()).toMatchObject({
    status: 409,
    json: { message: 'Det er allerede importeret i kladden.' },
  });
  expect(await drafts()).toHaveLength(1);
});

test('the second of two imports at once is refused (409)', async () => {
  await approve();
  const answers = await sendTogether(services().table, [importIt, importIt]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await drafts()).toHaveLength(1);
});

test('a receipt is imported again after its draft was deleted', async () => {
  await approve();
  const { id } = (await importIt()).json as { readonly id: string };
  await company.owner.call(accountingRoutes.deleteAccountingDraft, { params: { id } });
  expect((await importIt()).status).toBe(200);
});

test("another company's receipt is not found (404)", async () => {
  await approve();
  const other = await createCompany();
  expect((await other.owner.call(route, { body: { receiptId } })).status).toBe(404);
});
