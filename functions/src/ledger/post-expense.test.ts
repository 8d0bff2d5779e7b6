import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { createAccount, createExpense } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let body: { account: string; againstAccount: string };
beforeEach(async () => {
  company = await createCompany();
  const [debit, credit] = [await createAccount(company.owner), await createAccount(company.owner)];
  body = { account: debit.id, againstAccount: credit.id };
});

const post = (id: string, headers: Readonly<Record<string, string>> = {}) =>
  company.owner.call(ledgerRoutes.postExpense, { params: { id }, body, headers });
const entries = () => company.store.ledger.listAfter(0, 100);

test.each([2, 3])('an expense with the status %i is posted (product B9)', async (status) => {
  const { id } = await createExpense(company, { status });
  expect(await post(id)).toMatchObject({
    status: 201,
    json: { message: 'Udgift bogført korrekt som bilag 1.' },
  });
  expect(await entries()).toMatchObject([
    { source: { kind: 'expense', id }, lines: [{ amount: 64_850 }, { amount: -64_850 }] },
  ]);
  const { json } = await company.owner.call(accountingRoutes.listExpenses);
  expect(json).toMatchObject([{ id, voucherNumber: 1 }]);
});

test('an expense that waits is refused (409)', async () => {
  const { id } = await createExpense(company);
  expect((await post(id)).status).toBe(409);
});

test('an expense is posted once, also by two at once', async () => {
  const { id } = await createExpense(company, { status: 2 });
  expect(statusesOf(await Promise.all([post(id), post(id)]))).toEqual([201, 409]);
  expect(await entries()).toHaveLength(1);
});

test('a retry with one Idempotency-Key gets the first answer', async () => {
  const { id } = await createExpense(company, { status: 2 });
  const headers = { 'idempotency-key': 'udgift-1' };
  expect(statusesOf([await post(id, headers), await post(id, headers)])).toEqual([201, 201]);
});

test("another company's expense is not found (404)", async () => {
  const other = await createCompany();
  const { id } = await createExpense(other, { status: 2 });
  expect((await post(id)).status).toBe(404);
});
