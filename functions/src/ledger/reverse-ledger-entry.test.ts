import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { balancesOf } from '@driftig/domain/ledger/balances';
import {
  createAccount,
  createVoucher,
  decideVoucher,
  postNewDraft,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const reason = 'Forkert konto';
const reverse = (number: number, body: object = { reason }) =>
  company.owner.call(ledgerRoutes.reverseLedgerEntry, { params: { id: String(number) }, body });
const read = async (number: number) => {
  const params = { id: String(number) };
  return (await company.owner.call(ledgerRoutes.getLedgerEntry, { params })).json;
};

test('a reversal is a new voucher with opposite signs, with pointers both ways', async () => {
  await postNewDraft(company.owner);
  const before = await company.store.ledger.get(1);
  expect(await reverse(1)).toMatchObject({ status: 201, json: { voucherNumber: 2 } });
  expect(await read(2)).toMatchObject({ reverses: 1, reason, source: 'reversal' });
  expect(await read(1)).toMatchObject({ reversedBy: 2 });
  expect(await company.store.ledger.get(1)).toEqual(before);
  const months = await company.store.ledger.listMonths('9999');
  const sums = [...balancesOf(months).values()];
  expect(sums).toHaveLength(2);
  expect(sums.map(({ debit, credit }) => debit - credit)).toEqual([0, 0]);
});

test('an entry is reversed once, also by two at once', async () => {
  await postNewDraft(company.owner);
  const answers = await Promise.all([reverse(1), reverse(1)]);
  expect(statusesOf(answers)).toEqual([201, 409]);
  expect(await reverse(1)).toMatchObject({
    status: 409,
    json: { message: 'Bilag 1 er allerede tilbageført.' },
  });
  expect((await reverse(2)).status).toBe(409);
});

test('a reversal needs its reason (400)', async () => {
  await postNewDraft(company.owner);
  expect(await reverse(1, { reason: ' ' })).toMatchObject({
    status: 400,
    json: { fields: { reason: 'Skriv, hvorfor bilaget tilbageføres.' } },
  });
});

test('a receipt whose posting was reversed can be posted again', async () => {
  const { id } = await createVoucher(company.owner);
  await decideVoucher(company.owner, id, 3);
  const body = {
    account: (await createAccount(company.owner)).id,
    againstAccount: (await createAccount(company.owner)).id,
  };
  const post = () => company.owner.call(ledgerRoutes.postReceipt, { params: { id }, body });
  expect(statusesOf([await post(), await reverse(1), await post(), await post()])).toEqual([
    201, 201, 201, 409,
  ]);
  expect((await company.store.records.get('receipts', id)).values['voucher']).toBe(3);
});

test("another company's entry is not found (404)", async () => {
  const other = await createCompany();
  await postNewDraft(other.owner);
  expect((await reverse(1)).status).toBe(404);
  expect(await other.store.ledger.listAfter(0, 9)).toHaveLength(1);
});
