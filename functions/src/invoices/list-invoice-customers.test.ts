import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { allPages } from '@driftig/tests/support/samples/pages';
import { filledFields, storeRecords } from '@driftig/tests/support/company/records';
import { expect, test } from 'vitest';

test('every customer of the company is listed with the fields an invoice needs of a buyer', async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  await storeRecords(other.store, 'customers', 1);
  const ids = await storeRecords(company.store, 'customers', 120);
  const { description: _d, ...fields } = filledFields('customers');
  const { json } = await company.owner.call(invoiceRoutes.listInvoiceCustomers);
  expect(json).toHaveLength(100);
  const rows = await allPages(company.owner, invoiceRoutes.listInvoiceCustomers);
  expect(rows).toEqual(ids.toReversed().map((id) => ({ id, ...fields })));
});

test('fields the customer lacks are empty texts', async () => {
  const { owner, store } = await createCompany();
  await store.commit({
    writes: store.records.insert('customers', [
      { id: 'a1', values: { fullName: 'Lone' }, at: '2026-11-12T10:00:00Z' },
    ]),
    audit: { action: 'records.created', subject: 'customers a1' },
  });
  const { json } = await owner.call(invoiceRoutes.listInvoiceCustomers);
  expect(json).toMatchObject([
    { company: '', fullname: 'Lone', cvr: '', email: '', paymentdays: 0 },
  ]);
});
