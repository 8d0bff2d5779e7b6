import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createExpense, createVoucher } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createReceipt, decideReceipt } from '@driftig/tests/support/company/receipts';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, test } from 'vitest';

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

test('a voucher without a file becomes a draft that lacks none', async () => {
  const { id } = await createVoucher(company.owner, { noFile: '1' }, { file: undefined });
  await decideReceipt(company.owner, id, 1);
  const { json } = await company.owner.call(route, { body: { receiptId: id } });
  expect(json).toMatchObject({ attachment: '', noFile: 1 });
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

describe('an expense', () => {
  const importExpense = (expenseId: string) => company.owner.call(route, { body: { expenseId } });

  test.each([2, 3])('in status %i becomes a draft without a file', async (status) => {
    const { id: expenseId } = await createExpense(company, { status, amount: 120 });
    const { json } = await importExpense(expenseId);
    expect(json).toMatchObject({ amount: 120, vatAmount: 0, attachment: '', bilagType: 1 });
  });

  test('is not imported while it waits (409)', async () => {
    const { id: expenseId } = await createExpense(company, { status: 1 });
    expect(await importExpense(expenseId)).toMatchObject({
      status: 409,
      json: { message: 'Udgiften er ikke godkendt og kan ikke importeres.' },
    });
  });

  test('is imported once when two import it at the same time (409)', async () => {
    const { id: expenseId } = await createExpense(company, { status: 3 });
    const send = () => importExpense(expenseId);
    const answers = await sendTogether(services().table, [send, send]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await drafts()).toHaveLength(1);
  });

  test("is not found in another company's books (404)", async () => {
    const other = await createCompany();
    const { id: expenseId } = await createExpense(other, { status: 3 });
    expect((await importExpense(expenseId)).status).toBe(404);
  });
});
