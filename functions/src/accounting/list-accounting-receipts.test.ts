import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import {
  createExpense,
  createTrip,
  createVoucher,
  editVoucher,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { moveTo } from '@driftig/tests/support/company/conversations';
import { allPages } from '@driftig/tests/support/samples/pages';
import { beforeAll, expect, test } from 'vitest';

const dates = ['03-01-2026', '01-01-2026', '02-01-2026', '02-02-2026'];
let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  for (const [index, date] of dates.entries()) {
    const { userId } = (index < 2 ? company.employee : company.owner).user;
    await createVoucher(
      company.owner,
      { date, employeeId: userId, noFile: '1' },
      { file: undefined },
    );
  }
});

const datesOf = async (query: Record<string, string>) => {
  const { json } = await company.owner.call(accountingRoutes.listAccountingReceipts, { query });
  return (json as { date: string }[]).map(({ date }) => date);
};

test('without a filter the last uploaded comes first', async () => {
  expect(await datesOf({})).toEqual(dates.toReversed());
});

test('dates are both included, newest first', async () => {
  expect(await datesOf({ from: '2026-01-02', to: '2026-02-02' })).toEqual([
    '02-02-2026',
    '03-01-2026',
    '02-01-2026',
  ]);
  expect(await datesOf({ from: '2026-01-02', to: '2026-01-02' })).toEqual(['02-01-2026']);
});

test('one employee has their own, in both lists', async () => {
  const employeeId = company.employee.user.userId;
  expect(await datesOf({ employeeId })).toEqual(['03-01-2026', '01-01-2026']);
  const query = { employeeId, to: '2026-01-02' };
  const { json } = await company.owner.call(receiptRoutes.listReceipts, { query });
  expect(json).toMatchObject([{ date: '01-01-2026', employeeId }]);
});

test('a filtered list goes on page by page, and its cursor leads into no other', async () => {
  const query = { from: '2026-01-01', limit: '1' };
  const { headers } = await company.owner.call(accountingRoutes.listAccountingReceipts, { query });
  const cursor = headers['x-next-cursor'] ?? '';
  expect(await datesOf({ ...query, cursor })).toEqual(['03-01-2026']);
  const { owner } = await createCompany();
  const stolen = { query: { ...query, cursor } };
  expect((await owner.call(accountingRoutes.listAccountingReceipts, stolen)).status).toBe(400);
  const rows = await allPages<object>(company.owner, accountingRoutes.listAccountingReceipts);
  expect(rows).toHaveLength(4);
});

test('a range that ends before it begins is an empty list, in both lists', async () => {
  const query = { from: '2026-02-01', to: '2026-01-01' };
  expect(await datesOf(query)).toEqual([]);
  expect(await company.owner.call(receiptRoutes.listReceipts, { query })).toMatchObject({
    status: 200,
    json: [],
  });
});

test('the receipts of a trip come page by page, newest date first, until they leave it', async () => {
  const fresh = await createCompany();
  const { id: tripId } = await createTrip(fresh);
  const ids = [];
  for (const date of ['02-01-2026', '03-01-2026', '01-01-2026']) {
    const fields = { date, tripId, noFile: '1' };
    ids.push((await createVoucher(fresh.owner, fields, { file: undefined })).id);
  }
  const { listAccountingReceipts } = accountingRoutes;
  const ofTrip = { query: { tripId } };
  const rows = await allPages<{ id: string }>(fresh.owner, listAccountingReceipts, ofTrip, 2);
  expect(rows.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
  await editVoucher(fresh.owner, ids[0] ?? '', { tripId: 'Ingen rejse' });
  const query = { tripId, from: '2026-01-01', to: '2026-01-02' };
  const { json } = await fresh.owner.call(listAccountingReceipts, { query });
  expect(json).toMatchObject([{ id: ids[2] }]);
});

test("another company's employee has none here", async () => {
  const { owner } = await createCompany();
  const query = { employeeId: company.employee.user.userId };
  const { json } = await owner.call(accountingRoutes.listAccountingReceipts, { query });
  expect(json).toEqual([]);
});

test('a receipt keeps the department of its employee, as expenses do (product B32)', async () => {
  const { owner, employee } = company;
  const { userId } = employee.user;
  const [first, second] = [
    await createDepartment(company, 'Afvikling'),
    await createDepartment(company, 'Servering'),
  ];
  const date = '05-05-2026';
  await moveTo(company, first, employee);
  const noFile = { file: undefined };
  await createVoucher(owner, { date, employeeId: userId, noFile: '1' }, noFile);
  await createExpense(company, { date: '2026-05-05' });
  await moveTo(company, second, employee);
  const query = { from: '2026-05-05', to: '2026-05-05' };
  for (const route of [accountingRoutes.listAccountingReceipts, accountingRoutes.listExpenses]) {
    const { json } = await owner.call(route, { query });
    expect(json).toMatchObject([{ departmentId: first, team: 'Afvikling', employeeId: userId }]);
  }
});
