import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { periodRoutes } from '@driftig/contracts/periods/routes';
import { adoptChart, filePeriod } from '@driftig/tests/support/bookkeeping/periods';
import { ledgerBalances, readLedger } from '@driftig/tests/support/bookkeeping/sales-books';
import { createAccount } from '@driftig/tests/support/company/bookkeeping';
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

test('all 80 accounts that a transaction has room for are taken in a chart of more than 100, and one more is refused', async () => {
  const own = Array.from({ length: 30 }, (_, index) => 9000 + index);
  await Promise.all(own.map((number) => createAccount(company.owner, { number })));
  const chart = await company.store.accounts.list();
  expect(chart.length).toBeGreaterThan(100);
  const balances = chart
    .slice(-81)
    .map(({ number: account }, at) => ({ account, amount: at % 2 === 0 ? 1 : -1 }));
  expect(await post({ lines: [...balances, { account: 1010, amount: -1 }] })).toMatchObject({
    status: 400,
    json: { fields: { lines: 'Højst 80 konti på én gang.' } },
  });
  const most = balances.slice(1);
  expect(await post({ lines: most })).toMatchObject({ status: 201 });
  const [entry] = await readLedger(company);
  expect(entry?.lines).toHaveLength(80);
  const [first] = most;
  const { rows } = await company.store.ledger.listOfAccount(first?.account ?? 0, {});
  expect(rows).toMatchObject([{ number: 1, credit: 100 }]);
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
