import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { entryOfAllowance } from '@driftig/domain/ledger/allowance-entry';
import {
  createDiet,
  createDrive,
  decideAllowance,
} from '@driftig/tests/support/bookkeeping/allowances';
import { adoptChart } from '@driftig/tests/support/bookkeeping/periods';
import { ledgerBalances, readLedger } from '@driftig/tests/support/bookkeeping/sales-books';
import { createTrip } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await adoptChart(company.owner);
});

const post = (id: string, body: object = {}) =>
  company.owner.call(ledgerRoutes.postAllowance, { params: { id }, body });

async function approvedDrive(): Promise<string> {
  const { id } = await createDrive(company.employee);
  await decideAllowance(company.owner, id, 2);
  return id;
}

test('approved mileage and diets are posted, and the ledger is what their documents say', async () => {
  const { id: tripId } = await createTrip(company);
  const { id: diet } = await createDiet(company.employee, tripId);
  await decideAllowance(company.owner, diet, 2);
  const drive = await approvedDrive();
  expect(statusesOf([await post(drive), await post(diet)])).toEqual([201, 201]);

  const [posted, chart] = [await readLedger(company), await company.store.accounts.list()];
  const { rows } = await company.store.allowances.list({});
  expect(posted).toHaveLength(2);
  for (const row of rows) {
    const { entry } = entryOfAllowance({ ...row, voucher: 0 }, chart, company.owner.user.userId);
    const { lines, text, date } = entry;
    expect(posted.find(({ source }) => source.id === row.id)).toMatchObject({ lines, text, date });
  }
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  expect(ledgerBalances(posted)).toEqual({ 2895: sum, 7860: -sum });
});

test('a drive that waits is refused (409)', async () => {
  const { id } = await createDrive(company.employee);
  expect((await post(id)).status).toBe(409);
});

test('a drive is posted once, also by two at once', async () => {
  const id = await approvedDrive();
  expect(statusesOf(await Promise.all([post(id), post(id)]))).toEqual([201, 409]);
  expect(await readLedger(company)).toHaveLength(1);
});

test('a drive that changed since it was seen is refused (409)', async () => {
  expect((await post(await approvedDrive(), { version: 1 })).status).toBe(409);
});

test('a reversed drive can be posted again', async () => {
  const id = await approvedDrive();
  await post(id);
  const reversal = await company.owner.call(ledgerRoutes.reverseLedgerEntry, {
    params: { id: '1' },
    body: { reason: 'Forkert dato' },
  });
  expect(reversal.status).toBe(201);
  expect((await post(id)).json).toMatchObject({ voucherNumber: 3 });
  const { json } = await company.owner.call(accountingRoutes.listAllowances);
  expect(json).toMatchObject([{ id, voucherNumber: 3 }]);
});

test("another company's drive is not found (404)", async () => {
  const other = await createCompany();
  const { id } = await createDrive(other.employee);
  expect((await post(id)).status).toBe(404);
});

test('a retry with one Idempotency-Key gets the first answer', async () => {
  const params = { id: await approvedDrive() };
  const again = { params, body: {}, headers: { 'idempotency-key': 'korsel-1' } };
  const answers = [
    await company.owner.call(ledgerRoutes.postAllowance, again),
    await company.owner.call(ledgerRoutes.postAllowance, again),
  ];
  expect(statusesOf(answers)).toEqual([201, 201]);
  expect(await readLedger(company)).toHaveLength(1);
});
