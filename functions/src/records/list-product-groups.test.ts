import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { filledFields, storeRecords } from '@driftig/tests/support/company/records';
import { expect, test } from 'vitest';

test('a product group has every field, with its products and how many of each', async () => {
  const [{ owner, store }, other] = await Promise.all([createCompany(), createCompany()]);
  await storeRecords(other.store, 'productgroups', 1);
  const [id] = await storeRecords(store, 'productgroups', 1);
  const { json } = await owner.call(recordRoutes.listProductGroups);
  expect(json).toEqual([{ id, version: 1, ...filledFields('productgroups') }]);
});

test('products are changed, and taken out again', async () => {
  const { owner, store } = await createCompany();
  const [id = ''] = await storeRecords(store, 'productgroups', 1);
  const update = async (products: unknown) => {
    const body = { dType: 'productgroups', products };
    return owner.call(recordRoutes.updateRecord, { params: { id }, body });
  };
  const products = [
    { id: '01JBM4W000PRD0000000000002', quantity: 1.5 },
    { id: '01JBM4W000PRD0000000000003', quantity: 4 },
  ];
  expect((await update(products)).json).toMatchObject({ products });
  expect((await update([])).json).toMatchObject({ products: [] });
  expect(await update([{ id: 'x', quantity: -1 }])).toMatchObject({ status: 400 });
});
