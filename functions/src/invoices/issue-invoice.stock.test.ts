import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  buyerAddress,
  invoiceForm,
  issue,
  setStatus,
} from '@driftig/tests/support/company/invoices';
import { createPeople } from '@driftig/tests/support/company/planning';
import { ulid } from 'ulid';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let tent: string;
beforeEach(async () => {
  company = await createCompany();
  tent = await product({ name: 'Telt', quantity: 10 });
});

async function product(fields: object): Promise<string> {
  const body = { dType: 'products', ...fields };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  return (json as { id: string }).id;
}

const soldLine = (id: string, quantity: number) => ({
  id,
  name: 'Telt',
  description: 'Ét døgn',
  quantity,
  price: 100,
});
const selling = (...lines: readonly object[]) => ({ ...buyerAddress, groups: { '1': lines } });

async function figures(id = tent) {
  const params = { type: 'products', id };
  const { json } = await company.owner.call(recordRoutes.getRecord, { params });
  const { sold, quantity } = json as Record<string, number>;
  return { sold, quantity };
}

test('an issued invoice counts what it sells of each product', async () => {
  await issue(company.owner, selling(soldLine(tent, 2.5), soldLine(tent, 0.5)));
  await issue(company.owner, selling(soldLine(tent, 1)));
  expect(await figures()).toEqual({ sold: 4, quantity: 6 });
});

test('invoices issued at once are all counted', async () => {
  await company.owner.session();
  await Promise.all([1, 2, 3, 4].map(() => issue(company.owner, selling(soldLine(tent, 3)))));
  expect(await figures()).toEqual({ sold: 12, quantity: -2 });
});

test('crediting takes it back', async () => {
  const { id } = await issue(company.owner, selling(soldLine(tent, 3)));
  await setStatus(company.owner, id, 5);
  expect(await figures()).toEqual({ sold: 0, quantity: 10 });
});

test('deleting an unsent invoice takes it back', async () => {
  const { id } = await issue(company.owner, selling(soldLine(tent, 3)));
  const body = { dType: 'invoices', id };
  expect((await company.owner.call(recordRoutes.deleteRecord, { body })).status).toBe(200);
  expect(await figures()).toEqual({ sold: 0, quantity: 10 });
});

test('a product whose stock is not counted is only counted as sold', async () => {
  const id = await product({ name: 'Kørsel' });
  await issue(company.owner, selling(soldLine(id, 3)));
  const stored = await company.store.records.get('products', id);
  expect(stored.values).toMatchObject({ sold: 3 });
  expect(stored.values).not.toHaveProperty('quantity');
});

test.each([
  ['is deleted', () => remove()],
  ['is counted no longer', () => edit({ quantity: null })],
])(
  'a product that %s meanwhile makes the invoice a conflict (409), without a number',
  async (_what, change) => {
    await company.owner.session();
    runBeforeCommit(services().table, change);
    const body = { ...invoiceForm, ...selling(soldLine(tent, 1)) };
    expect((await company.owner.call(invoiceRoutes.issueInvoice, { body })).status).toBe(409);
    expect((await company.store.series.read()).invoice).toBe(1);
  },
);

const remove = () =>
  company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'products', id: tent } });
const edit = (fields: object) =>
  company.owner.call(recordRoutes.updateRecord, {
    params: { id: tent },
    body: { dType: 'products', ...fields },
  });

test('a form of the product that was opened before does not write the old figures again', async () => {
  const read = await company.store.records.get('products', tent);
  await issue(company.owner, selling(soldLine(tent, 3)));
  const params = { id: tent };
  const body = { dType: 'products', version: read.version, quantity: 12 };
  const answer = await company.owner.call(recordRoutes.updateRecord, { params, body });
  expect(answer.status).toBe(409);
  expect(await figures()).toEqual({ sold: 3, quantity: 7 });
});

test("lines of a deleted product, of another company's and of none are invoiced and not counted", async () => {
  const other = await createCompany();
  const body = { dType: 'products', name: 'Deres', quantity: 5 };
  const { json } = await other.owner.call(recordRoutes.createRecord, { body });
  const theirs = (json as { id: string }).id;
  await issue(company.owner, selling(soldLine(theirs, 1), soldLine(ulid(), 1), soldLine('1', 1)));
  const stored = await other.store.records.get('products', theirs);
  expect(stored.values).toMatchObject({ quantity: 5 });
  expect(stored.values).not.toHaveProperty('sold');
});

test('more products than can be counted at once are refused, and nothing is written', async () => {
  const lines = Array.from({ length: 81 }, () => soldLine(ulid(), 1));
  const body = { ...invoiceForm, ...selling(...lines) };
  const answer = await company.owner.call(invoiceRoutes.issueInvoice, { body });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ fields: { groups: expect.stringContaining('Højst 80') } });
  expect((await company.store.series.read()).invoice).toBe(1);
});

/** Adds products of which there are two each; gives their ids. */
async function chairs(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => ulid());
  const at = new Date().toISOString();
  await company.store.commit({
    writes: company.store.records.insert(
      'products',
      ids.map((id) => ({ id, values: { name: 'Stol', quantity: 2 }, at })),
    ),
    audit: { action: 'records.imported', subject: 'products' },
  });
  return ids;
}

test('products and people that do not fit in one transaction are refused, and nothing is written', async () => {
  const ids = await chairs(75);
  const orderUsers = await createPeople(company, ['Sara', 'Ali']);
  const order = {
    ordertittle: 'Fest',
    orderdatestart: '2027-01-02',
    orderdateend: '2027-12-20',
    timestart: '08:00',
    timedone: '16:00',
  };
  const groups = selling(...ids.map((id) => soldLine(id, 1)));
  const body = { ...invoiceForm, ...order, orderUsers, ...groups };
  const answer = await company.owner.call(invoiceRoutes.issueInvoice, { body });
  expect(answer).toMatchObject({
    status: 400,
    json: {
      message:
        'Det er for meget at gemme på én gang. Del det op i mindre dele. Der er ikke ændret noget.',
    },
  });
  expect((await company.store.series.read()).invoice).toBe(1);
  expect(await figures(ids[0])).toEqual({ sold: 0, quantity: 2 });
});

test('an invoice of as many products as can be counted is issued', async () => {
  const ids = await chairs(80);
  await issue(company.owner, {
    ordertittle: 'Fest',
    orderdatestart: '2027-01-02',
    ...selling(...ids.map((id) => soldLine(id, 1))),
  });
  expect(await figures(ids[79])).toEqual({ sold: 1, quantity: 1 });
});
