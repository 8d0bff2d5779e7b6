import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { filledFields, storeRecords } from '@driftig/tests/support/company/records';
import { expect, test } from 'vitest';

test('a customer has every field, amounts in kroner, and empty ones where nothing is stored', async () => {
  const { owner, store } = await createCompany();
  const [id] = await storeRecords(store, 'customers', 1);
  const values = { fullName: 'Lone' };
  await store.commit({
    writes: store.records.insert('customers', [
      { id: '0', values, at: '2026-11-12T10:00:00.000Z' },
    ]),
    audit: { action: 'records.created', subject: 'customers 0' },
  });
  const { json } = await owner.call(recordRoutes.listCustomers);
  expect(json).toEqual([
    { id, version: 1, ...filledFields('customers') },
    {
      ...Object.fromEntries(Object.keys(filledFields('customers')).map((name) => [name, ''])),
      paymentdays: 0,
      vatcode: 'S1',
      fullname: 'Lone',
      id: '0',
      version: 1,
    },
  ]);
});
