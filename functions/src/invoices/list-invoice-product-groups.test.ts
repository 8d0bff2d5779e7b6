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

const list = async () => (await company.owner.call(invoiceRoutes.listInvoiceProductGroups)).json;

test('a product group is answered as one line with quantity 1', async () => {
  const fields = { name: 'Lydpakke', description: 'Til 120', price: '385,50' };
  const body = { dType: 'productgroups', ...fields };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  const { id } = json as { id: string };
  const line = { description: 'Til 120', quantity: 1, price: 385.5, total: 385.5, unit: '' };
  expect(await list()).toEqual([{ id, name: 'Lydpakke', ...line }]);
});

test('all product groups of the company alone are listed, newest first and page by page', async () => {
  const other = await createCompany();
  await storeRecords(other.store, 'productgroups', 1);
  expect(await list()).toEqual([]);
  const ids = await storeRecords(company.store, 'productgroups', 120);
  expect(await list()).toHaveLength(100);
  const rows = await allPages<{ id: string }>(
    company.owner,
    invoiceRoutes.listInvoiceProductGroups,
  );
  expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
});
