import {
  adoptChart,
  closeYear,
  lastYear,
  openPeriod,
  postDated,
} from '@driftig/tests/support/bookkeeping/periods';
import { readLedger } from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { sumsFrom, trialBalance } from '@driftig/domain/ledger/balances';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let accounts: ReadonlyMap<number, string>;
beforeEach(async () => {
  company = await createCompany();
  accounts = await adoptChart(company.owner);
});

/** Bought for 1.000,00 without VAT in 2025. */
const buy = (date = '15-12-2025') =>
  postDated(company.owner, date, {
    amount: '1.000,00',
    vatAmount: '0,00',
    account: accounts.get(2030),
    againstAccount: accounts.get(6480),
  });
const balances = async (from: string, to: string) => {
  const { accounts: list } = trialBalance(
    sumsFrom(await company.store.ledger.listMonths(to), from),
  );
  return list.map(({ account, opening, closing }) => [account, opening, closing]);
};

test('a closed year has its result on equity, refuses postings, and keeps its own balance', async () => {
  await buy();
  expect(await closeYear(company.owner)).toMatchObject({ status: 201, json: { voucherNumber: 2 } });
  expect((await readLedger(company)).at(-1)).toMatchObject({
    date: '2025-12-31',
    source: { kind: 'closing' },
    lines: [
      { account: 2030, amount: -100_000 },
      { account: 6940, amount: 100_000 },
    ],
  });
  expect(await balances('2025-01', '2025-12')).toEqual([
    [2030, 0, 100_000],
    [6480, 0, -100_000],
  ]);
  expect(await balances('2026-01', '2026-12')).toEqual([
    [2030, 0, 0],
    [6480, -100_000, -100_000],
    [6940, 100_000, 100_000],
  ]);
  const query = { from: '2025-01', to: '2025-12', closings: '1' };
  const { json } = await company.owner.call(ledgerRoutes.getLedgerBalances, { query });
  expect(json).toMatchObject({
    entries: 2,
    accounts: [{ account: 2030, closing: 0 }, { account: 6480 }, { account: 6940 }],
  });
  expect(await buy()).toMatchObject({ status: 409 });
  expect(await buy('01-01-2026')).toMatchObject({ status: 201 });
});

test('an opened year has its closing reversed on its own date, and is closed anew with what came', async () => {
  const { owner } = company;
  await buy();
  await closeYear(owner);
  expect(await openPeriod(owner, lastYear)).toMatchObject({ status: 201 });
  const answer = await owner.call(ledgerRoutes.getLedgerEntry, { params: { id: '2' } });
  expect(answer.json).toMatchObject({ reversedBy: 3 });
  expect((await readLedger(company)).at(-1)).toMatchObject({ date: '2025-12-31', reverses: 2 });
  await buy();
  expect(await closeYear(owner)).toMatchObject({ status: 201, json: { voucherNumber: 5 } });
  expect(await balances('2026-01', '2026-12')).toContainEqual([6940, 200_000, 200_000]);
});

test('its closing entry is reversed by opening the year alone (409)', async () => {
  await buy();
  await closeYear(company.owner);
  const input = { params: { id: '2' }, body: { reason: 'Prøve' } };
  expect(await company.owner.call(ledgerRoutes.reverseLedgerEntry, input)).toMatchObject({
    status: 409,
  });
});

test('a year is closed once by two at once, and its sum has every posting before it', async () => {
  const { owner } = company;
  await buy();
  const answers = await Promise.all([closeYear(owner), closeYear(owner), buy(), buy()]);
  expect(statusesOf(answers.slice(0, 2))).toEqual([201, 409]);
  await readLedger(company);
  const opening = (await balances('2026-01', '2026-12')).find(([account]) => account === 2030);
  expect(opening).toEqual([2030, 0, 0]);
});

test('a year that has not ended stays open (409)', async () => {
  expect(await closeYear(company.owner, 'year.2099-01-01.2099-12-31')).toMatchObject({
    status: 409,
  });
});
