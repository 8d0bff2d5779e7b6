import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { buyerAddress, issue, setStatus } from '@driftig/tests/support/company/invoices';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let chair: string;
let group: string;
beforeEach(async () => {
  company = await createCompany();
  chair = await record({ dType: 'products', name: 'Stol', quantity: 100 });
  const products = [{ id: chair, quantity: 12 }];
  group = await record({ dType: 'productgroups', name: 'Bordpakke', price: 900, products });
});

async function record(body: object): Promise<string> {
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  return (json as { id: string }).id;
}

const line = (id: string, quantity: number) => ({ id, description: 'x', quantity, price: 100 });
const sell = (groups: object) => issue(company.owner, { ...buyerAddress, groups });

async function figures() {
  const params = { type: 'products', id: chair };
  const { json } = await company.owner.call(recordRoutes.getRecord, { params });
  const { sold, quantity } = json as Record<string, number>;
  return { sold, quantity };
}

test('a product group sells its products, beside those of the items', async () => {
  await sell({ '1': [line(chair, 3)], '2': [line(group, 2), line(group, 0.5)] });
  expect(await figures()).toEqual({ sold: 33, quantity: 67 });
});

test('crediting takes back what was sold, also when the group was changed since', async () => {
  const { id } = await sell({ '2': [line(group, 2)] });
  const body = { dType: 'productgroups', products: [{ id: chair, quantity: 1 }] };
  await company.owner.call(recordRoutes.updateRecord, { params: { id: group }, body });
  await setStatus(company.owner, id, 5);
  expect(await figures()).toEqual({ sold: 0, quantity: 100 });
});

test('a group that is not there any longer sells nothing', async () => {
  const body = { dType: 'productgroups', id: group };
  await company.owner.call(recordRoutes.deleteRecord, { body });
  await sell({ '2': [line(group, 2)] });
  expect(await figures()).toEqual({ sold: 0, quantity: 100 });
});
