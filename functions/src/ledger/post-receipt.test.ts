import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import {
  createAccount,
  createVoucher,
  decideVoucher,
} from '@driftig/tests/support/company/bookkeeping';
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

const post = (id: string, changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  company.owner.call(ledgerRoutes.postReceipt, {
    params: { id },
    body: { ...body, ...changes },
    headers,
  });
const entries = () => company.store.ledger.listAfter(0, 100);

async function approvedReceipt(): Promise<string> {
  const { id } = await createVoucher(company.owner);
  await decideVoucher(company.owner, id, 3);
  return id;
}

test('an approved receipt is posted with its file, and bears its voucher number', async () => {
  const id = await approvedReceipt();
  expect((await post(id)).status).toBe(201);
  expect(await entries()).toMatchObject([
    { source: { kind: 'receipt', id }, date: '2026-07-14', fileType: 'image/jpeg' },
  ]);
  const { json } = await company.owner.call(accountingRoutes.listAccountingReceipts);
  expect(json).toMatchObject([{ id, voucherNumber: 1 }]);
});

test('a receipt that is not approved is refused (409)', async () => {
  const { id } = await createVoucher(company.owner);
  expect((await post(id)).status).toBe(409);
  expect(await entries()).toEqual([]);
});

test('a receipt that is in a draft is posted from there (409)', async () => {
  const id = await approvedReceipt();
  await company.owner.call(accountingRoutes.saveAccountingDraft, { body: { receiptId: id } });
  expect(await post(id)).toMatchObject({
    status: 409,
    json: { message: 'Bilaget er i kladden. Bogfør det fra kladden.' },
  });
});

test('posted and rejected at once, it is one of the two', async () => {
  const id = await approvedReceipt();
  const answers = await Promise.all([post(id), decideVoucher(company.owner, id, 2)]);
  expect(statusesOf(answers).at(-1)).toBe(409);
  const { values } = await company.store.records.get('receipts', id);
  const isPosted = (await entries()).length === 1;
  expect([values['status'], values['voucher'] === 1]).toEqual(
    isPosted ? ['accepted', true] : ['rejected', false],
  );
});

test.each([
  [{ account: undefined }, { account: 'Udfyld alle felter' }],
  [{ account: '01JBM4W000ACC0VNT0000000ZZ' }, { account: expect.stringContaining('Kontoen') }],
])('with %j is refused at its field (400)', async (changes, fields) => {
  const id = await approvedReceipt();
  expect(await post(id, changes)).toMatchObject({ status: 400, json: { fields } });
  expect(await entries()).toEqual([]);
});

test('a retry with one Idempotency-Key gets the first answer', async () => {
  const id = await approvedReceipt();
  const headers = { 'idempotency-key': 'kvittering-1' };
  const answers = [await post(id, {}, headers), await post(id, {}, headers)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await entries()).toHaveLength(1);
});

test("another company's receipt is not found (404)", async () => {
  const other = await createCompany();
  const { id } = await createVoucher(other.owner);
  expect((await post(id)).status).toBe(404);
});
