import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { issue } from '@driftig/tests/support/company/invoices';
import { orderLines, saveLines, sendLines } from '@driftig/tests/support/company/order-lines';
import { placeOrder, type PlacedOrder } from '@driftig/tests/support/company/orders';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  order = await placeOrder(company.owner);
});

const send = (changes: object = {}) => sendLines(company.owner, order.id, changes);
const read = async () => {
  const asked = { body: { orderID: order.id } };
  return (await company.owner.call(orderRoutes.getOrderLines, asked)).json as {
    groups: Record<string, { name?: string; total: number }[]>;
    price: number;
    version: number;
  };
};
const lineOf = (price: number, quantity = 1) => ({
  '1': [{ name: 'Telt', description: 'Et døgn', quantity, price }],
});

test('lines are saved as a whole, and the order keeps their sums', async () => {
  const answer = await send({ priceValue: 11_895.38, taxValue: 2973.85, totalValue: 14_869.23 });
  expect(answer.json).toEqual({ message: 'Linjerne er gemt.' });
  expect(await company.store.orders.find(order.ordernumber)).toMatchObject({
    price: 1_189_538,
    tax: 297_385,
    version: 1,
  });
  await send({ groups: lineOf(100) });
  const { groups, price, version } = await read();
  expect([groups['1']?.length, groups['2'], price, version]).toEqual([1, [], 100, 2]);
});

test('an order may have no line at all', async () => {
  await saveLines(company.owner, order.id);
  expect((await send({ groups: {} })).status).toBe(200);
  expect((await read()).price).toBe(0);
});

describe('refused with 400 at the field, and nothing is saved:', () => {
  test.each<[string, object, string]>([
    ['a price that does not agree to the øre', { priceValue: 11_895.39 }, 'priceValue'],
    ['a tax that does not agree', { taxValue: 2973.84 }, 'taxValue'],
    ['a total that does not agree', { totalValue: 0 }, 'totalValue'],
    [
      'a line whose total is not quantity times price',
      { groups: { '1': [{ ...orderLines['1'][0], total: 1 }] } },
      'groups.1.0.total',
    ],
    ['a negative quantity', { groups: lineOf(100, -1) }, 'groups.1.0.quantity'],
    ['a price with three decimals', { groups: lineOf(1.005) }, 'groups.1.0.price'],
    ['a total below zero', { groups: lineOf(-100) }, 'totalValue'],
    ['an amount beyond all bounds', { groups: lineOf(99_999_999_999) }, 'groups.1.0.price'],
    [
      'a description that is not there',
      { groups: { '1': [{ name: 'Telt', quantity: 1, price: 1 }] } },
      'groups.1.0.description',
    ],
    [
      'a name with signs that turn the text around',
      { groups: { '1': [{ ...orderLines['1'][0], name: 'Telt \u202E' }] } },
      'groups.1.0.name',
    ],
    ['a version that is no number', { version: 'x' }, 'version'],
  ])('%s', async (_what, changes, field) => {
    const { status, json } = await send(changes);
    expect(status).toBe(400);
    expect(Object.keys((json as { fields: object }).fields)).toContain(field);
    expect((await read()).version).toBe(0);
  });
});

test('the second of two concurrent saves is refused (409), whether or not there were lines before', async () => {
  await company.owner.session();
  for (const version of [0, 1]) {
    const stop = holdCommitsUntil(services().table, 2);
    onTestFinished(stop);
    const answers = await Promise.all(
      [100, 200].map((price) => send({ groups: lineOf(price), version })),
    );
    stop();
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await read()).version).toBe(version + 1);
  }
});

test('saving lines based on an older version is refused in Danish (409)', async () => {
  await saveLines(company.owner, order.id);
  const { status, json } = await send({ groups: {}, version: 0 });
  expect(status).toBe(409);
  expect(json).toMatchObject({
    code: 'conflict',
    message: 'En anden har ændret det imens. Genindlæs siden, og prøv igen.',
  });
  expect((await read()).version).toBe(1);
});

test('the lines of an invoiced order are locked, until its invoice is cancelled', async () => {
  await saveLines(company.owner, order.id);
  const { id } = await issue(company.owner, { getOrderUniqueNumber: order.ordernumber });
  const locked = await send({ groups: {} });
  expect(locked).toMatchObject({
    status: 409,
    json: { code: 'order_invoiced', message: expect.stringMatching(/^Ordren er faktureret/) },
  });
  expect((await read()).groups['1']).toHaveLength(2);
  const cancelling = { body: { id, invoicechose: 5 } };
  await company.owner.call(invoiceRoutes.changeInvoiceStatus, cancelling);
  expect((await send({ groups: {} })).status).toBe(200);
});

test('an order that is invoiced while its lines are saved keeps either, never both', async () => {
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const [saved] = await Promise.all([
    send({ groups: lineOf(100) }),
    issue(company.owner, { getOrderUniqueNumber: order.ordernumber }),
  ]);
  const { version } = await read();
  expect([200, 409]).toContain(saved.status);
  expect(version).toBe(saved.status === 200 ? 1 : 0);
  expect((await send({ groups: lineOf(200) })).status).toBe(409);
});

test('an edit of the order meanwhile loses neither its fields nor the sums', async () => {
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const body = { id: order.id, orderTitle: 'Efterårsfest' };
  const answers = await Promise.all([
    send({ groups: lineOf(100) }),
    company.owner.call(orderRoutes.updateOrder, { body }),
  ]);
  expect(statusesOf(answers)).toEqual([200, 200]);
  expect(await company.store.orders.find(order.ordernumber)).toMatchObject({
    title: 'Efterårsfest',
    price: 10_000,
  });
});

test('the history says that the lines were changed', async () => {
  await saveLines(company.owner, order.id);
  const asked = { query: { dType: 'orders', id: order.id } };
  const { json } = await company.owner.call(recordRoutes.listHistory, asked);
  expect((json as { text: string }[])[0]?.text).toBe('rettede linjerne');
});

test('lines go with their order, whose number is not used again', async () => {
  await saveLines(company.owner, order.id);
  await company.owner.call(recordRoutes.deleteRecord, {
    body: { dType: 'orders', id: order.id },
  });
  expect((await company.store.orderLines.get(order.ordernumber)).version).toBe(0);
  expect((await send()).status).toBe(404);
});

test("another company's order is answered like an unknown one, and employees are refused", async () => {
  const other = await createCompany();
  const statuses = [
    (await sendLines(other.owner, order.id)).status,
    (await sendLines(company.owner, '999999.abcdefgh')).status,
    (await sendLines(company.employee, order.id)).status,
  ];
  expect(statuses).toEqual([404, 404, 403]);
  expect((await read()).version).toBe(0);
});
