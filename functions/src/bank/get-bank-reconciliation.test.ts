import { bankRoutes } from '@driftig/contracts/bank/routes';
import {
  accountOf,
  matchLine,
  reconcile,
  storeBankLine,
} from '@driftig/tests/support/bookkeeping/bank';
import { startSalesBooks } from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let bank: string;
beforeEach(async () => {
  company = await createCompany();
  await startSalesBooks(company);
  bank = await accountOf(company, 6480);
});

const store = (date: string, amount: number, balance: number) =>
  storeBankLine(company, bank, { date, amount, balance });
const at = (date: string) => reconcile(company, bank, date);

test('shows the difference of both balances on a date, and the lines that make it', async () => {
  const [first, second] = [
    await store('2026-10-30', -5000, -5000),
    await store('2026-11-20', -700, -5700),
  ];
  expect(await at('2026-10-31')).toMatchObject({
    bank: -50,
    ledger: 0,
    difference: -50,
    lines: [{ id: first.id }],
    entries: [],
  });
  const account = await accountOf(company, 2390);
  await matchLine(company.owner, first, { kind: 'posting', account });
  expect(await at('2026-10-31')).toMatchObject({
    bank: -50,
    ledger: -50,
    difference: 0,
    lines: [],
  });
  expect(await at('2026-11-27')).toMatchObject({ difference: -7, lines: [{ id: second.id }] });
  await matchLine(company.owner, second, { kind: 'posting', account });
  expect(await at('2026-11-19')).toMatchObject({ bank: -50, ledger: -50, difference: 0 });
  expect(await at('2026-11-27')).toMatchObject({ bank: -57, ledger: -57, difference: 0 });
});

test('without a statement the balance of the bank is not known', async () => {
  expect(await at('2026-11-27')).toEqual({
    date: '2026-11-27',
    bank: null,
    ledger: 0,
    difference: null,
    lines: [],
    entries: [],
    more: 0,
  });
});

test('that of another company is not there', async () => {
  const foreign = await createCompany();
  const input = { params: { id: bank }, query: { date: '2026-11-27' } };
  const { status } = await foreign.owner.call(bankRoutes.getBankReconciliation, input);
  expect(status).toBe(404);
});
