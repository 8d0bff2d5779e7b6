import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { periodRoutes } from '@driftig/contracts/periods/routes';
import { adoptChart, filePeriod } from '@driftig/tests/support/bookkeeping/periods';
import { ledgerBalances, readLedger } from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { ulid } from 'ulid';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await adoptChart(company.owner);
});

const lines = [
  { account: 6480, amount: '12.500,50' },
  { account: 6510, amount: -12_500.5 },
];
const post = (body: object = {}) =>
  company.owner.call(periodRoutes.postOpeningBalances, {
    body: { date: '2026-01-01', lines, ...body },
  });

test('opening balances are one entry, once until it is reversed', async () => {
  expect(await post()).toMatchObject({ status: 201, json: { voucherNumber: 1 } });
  expect(ledgerBalances(await readLedger(company))).toEqual({ 6480: 1_250_050, 6510: -1_250_050 });
  expect(await post()).toMatchObject({
    status: 409,
    json: { message: 'Primosaldi er bogført som bilag 1. Tilbagefør det først.' },
  });
  const input = { params: { id: '1' }, body: { reason: 'Forkert konto' } };
  await company.owner.call(ledgerRoutes.reverseLedgerEntry, input);
  expect(statusesOf(await Promise.all([post(), post()]))).toEqual([201, 409]);
  expect(await readLedger(company)).toHaveLength(3);
});

test('lines that do not balance, or name an unknown account, are refused (400) with the difference', async () => {
  const [bank] = lines;
  expect(await post({ lines: [bank, { account: 6510, amount: -1 }] })).toMatchObject({
    status: 400,
    json: { fields: { lines: expect.stringContaining('12.499,50') } },
  });
  expect(await post({ lines: [bank, { account: 6511, amount: -12_500.5 }] })).toMatchObject({
    status: 400,
  });
  expect(await post({ date: '2099-01-01' })).toMatchObject({ status: 400 });
  expect(await readLedger(company)).toEqual([]);
});

test('a retry gets the first answer', async () => {
  const key = ulid();
  const send = () =>
    company.owner.call(periodRoutes.postOpeningBalances, {
      body: { date: '2026-01-01', lines },
      headers: { 'idempotency-key': key },
    });
  const [first, second] = [await send(), await send()];
  expect(second).toMatchObject({ status: 201, json: first.json });
  expect(await readLedger(company)).toHaveLength(1);
});

test('a closed period takes none (409)', async () => {
  await filePeriod(company.owner, 'vat.2026-01-01.2026-03-31');
  expect(await post()).toMatchObject({ status: 409 });
});
