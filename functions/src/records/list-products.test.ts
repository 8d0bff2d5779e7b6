import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { filledFields, storeRecords } from '@driftig/tests/support/company/records';
import { expect, test } from 'vitest';

test('a product has every field, amounts in kroner, and empty ones where nothing is stored', async () => {
  const { owner, store } = await createCompany();
  const [id] = await storeRecords(store, 'products', 1);
  const values = { name: 'Telt' };
  await store.commit({
    writes: store.records.insert('products', [{ id: '0', values, at: '2026-11-12T10:00:00.000Z' }]),
    audit: { action: 'records.created', subject: 'products 0' },
  });
  const { json } = await owner.call(recordRoutes.listProducts);
  expect(json).toEqual([
    { id, version: 1, ...filledFields('products') },
    {
      name: 'Telt',
      description: '',
      quantity: 0,
      price: 0,
      unit: '',
      serialnumber: '',
      vendor: '',
      sold: 0,
      id: '0',
      version: 1,
    },
  ]);
});

test('a page by number has the products that are searched for, by name', async () => {
  const { owner, store } = await createCompany();
  const at = '2026-11-12T10:00:00.000Z';
  const names = ['Telt 10', 'Åben bar', 'Telt 9', 'Bord'];
  const added = names.map((name, id) => ({ id: String(id), values: { name }, at }));
  await store.commit({
    writes: store.records.insert('products', added),
    audit: { action: 'records.created', subject: 'products' },
  });
  const found = async (query: Readonly<Record<string, string>>) => {
    const asked = { query: { page: '1', sort: 'name', ...query } };
    const { json, headers } = await owner.call(recordRoutes.listProducts, asked);
    return [(json as { name: string }[]).map(({ name }) => name), headers['x-found']];
  };
  expect(await found({ search: 'TELT' })).toEqual([['Telt 9', 'Telt 10'], 'read=4&all=2']);
  expect(await found({ page: '2', limit: '3' })).toEqual([['Åben bar'], 'read=4&all=4']);
});
