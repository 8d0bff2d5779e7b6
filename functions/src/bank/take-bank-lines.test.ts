import { bankRoutes, mostLinesTaken } from '@driftig/contracts/bank/routes';
import { createBankAccount, readLine, takeLines } from '@driftig/tests/support/bookkeeping/bank';
import { createAccount } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeAll, beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let bank: string;
beforeAll(async () => {
  company = await createCompany();
});
beforeEach(async () => {
  ({ id: bank } = await createBankAccount(company.owner));
});

const take = (...lines: object[]) => takeLines(company.owner, bank, lines);
const stored = async () => (await company.store.bank.list(bank, {})).rows;

test('the same lines twice take nothing twice, and two equal ones of a day both stand', async () => {
  const lines = [readLine(), readLine({ occurrence: 2 }), readLine({ balance: 500 })];
  expect((await take(...lines)).json).toEqual({ taken: 3, known: 0 });
  expect((await take(...lines, readLine({ date: '2026-11-21' }))).json).toEqual({
    taken: 1,
    known: 3,
  });
  expect(await stored()).toHaveLength(4);
  expect((await stored()).map(({ amount, balance }) => [amount, balance])).toContainEqual([
    12_500, 50_000,
  ]);
});

test('taken by two people at once they are there once', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => readLine({ amount: at + 1 }));
  const answers = await Promise.all([
    take(...lines),
    takeLines(company.owner, bank, lines.toReversed()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stored()).toHaveLength(20);
});

test.each<[string, object]>([
  ['a date that there is not', { date: '2026-02-31' }],
  ['an amount with three decimals', { amount: '1,234' }],
  ['a text that is too long', { text: 'x'.repeat(201) }],
  ['a payload with letters', { payload: '12a' }],
])('nothing is kept of lines with %s', async (_name, changes) => {
  expect((await take(readLine(), readLine(changes))).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('more lines than a transaction has room for are refused, and that many are taken', async () => {
  const lines = Array.from({ length: mostLinesTaken + 1 }, (_, at) => readLine({ amount: at + 1 }));
  expect((await take(...lines)).status).toBe(400);
  expect((await take(...lines.slice(1))).json).toEqual({ taken: mostLinesTaken, known: 0 });
});

test('an account that no bank keeps, and that of another company, take none', async () => {
  const { id } = await createAccount(company.owner);
  expect((await takeLines(company.owner, id, [readLine()])).status).toBe(409);
  const foreign = await createCompany();
  expect((await takeLines(foreign.owner, bank, [readLine()])).status).toBe(404);
  const body = { lines: [readLine()] };
  const checked = await foreign.owner.call(bankRoutes.checkBankLines, {
    params: { id: bank },
    body,
  });
  expect(checked.status).toBe(404);
});
