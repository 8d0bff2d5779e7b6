import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { allPages } from '@driftig/tests/support/samples/pages';
import { storeRecords } from '@driftig/tests/support/company/records';
import { createReceipt } from '@driftig/tests/support/company/receipts';
import { expect, test } from 'vitest';

test("the company's own receipts are listed page by page, newest first", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  await storeRecords(other.store, 'receipts', 1);
  const ids = await storeRecords(company.store, 'receipts', 130);
  const rows = await allPages<{ id: string }>(company.owner, receiptRoutes.listReceipts);
  expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
});

test('a row has neither the name of its file nor the department', async () => {
  const { owner } = await createCompany();
  await createReceipt(owner);
  const { json } = await owner.call(receiptRoutes.listReceipts);
  const [row = {}] = json as object[];
  expect(Object.keys(row).toSorted()).toEqual([
    'account',
    'businessname',
    'date',
    'description',
    'employeeId',
    'fileType',
    'id',
    'name',
    'price',
    'status',
    'tripId',
    'type',
    'vat',
    'version',
  ]);
});

test('a user without bookkeeping may not read the list', async () => {
  const { employee, administrator } = await createCompany();
  for (const who of [employee, administrator])
    expect((await who.call(receiptRoutes.listReceipts)).status).toBe(403);
});

test('a page by number has the receipts of a status and of dates, and counts the others', async () => {
  const { owner } = await createCompany();
  for (const date of ['02-11-2026', '05-11-2026', '09-11-2026'])
    await createReceipt(owner, { date });
  const ask = (query: Readonly<Record<string, string>>) =>
    owner.call(receiptRoutes.listReceipts, { query });
  const { json, headers } = await ask({ page: '1', status: '0', sort: 'date', to: '2026-11-05' });
  expect((json as { date: string }[]).map(({ date }) => date)).toEqual([
    '02-11-2026',
    '05-11-2026',
  ]);
  expect(headers['x-found']).toBe('read=2&all=2&actionNeeded=2');
  expect((await ask({ page: '1', status: '1' })).json).toEqual([]);
  expect((await ask({ status: '1' })).status).toBe(400);
});
