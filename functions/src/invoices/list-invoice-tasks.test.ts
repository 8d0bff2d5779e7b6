import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { allPages } from '@driftig/tests/support/samples/pages';
import { storeRecords } from '@driftig/tests/support/company/records';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = async () => (await company.owner.call(invoiceRoutes.listInvoiceTasks)).json;

test('a task is answered as a line with quantity 1, whatever is in stock', async () => {
  const fields = { name: 'Scene', description: 'Podie', price: '385,50', quantity: 24 };
  const body = { dType: 'tasks', ...fields };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  const { id } = json as { id: string };
  const line = { description: 'Podie', quantity: 1, price: 385.5, total: 385.5, unit: '' };
  expect(await list()).toEqual([{ id, name: 'Scene', ...line }]);
});

test('all tasks of the company alone are listed, newest first and page by page', async () => {
  const other = await createCompany();
  await storeRecords(other.store, 'tasks', 1);
  expect(await list()).toEqual([]);
  const ids = await storeRecords(company.store, 'tasks', 120);
  expect(await list()).toHaveLength(100);
  const rows = await allPages<{ id: string }>(company.owner, invoiceRoutes.listInvoiceTasks);
  expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
});
