import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { mostPictures } from '@driftig/contracts/orders/pictures';
import { orderEntity } from '@driftig/data/orders/orders.entities';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import {
  createOrderPicture,
  sendOrderPicture,
} from '@driftig/tests/support/company/order-pictures';
import { assign } from '@driftig/tests/support/company/planning';
import { placeOrder, type PlacedOrder } from '@driftig/tests/support/company/orders';
import { noisyPng, pngFile, sizeOf, storedFilesOf } from '@driftig/tests/support/files/pictures';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  order = await placeOrder(company.owner);
});

type Images = { images: Record<string, string>[] };
const listed = async () => {
  const asked = { params: { orderid: order.id } };
  return ((await company.owner.call(orderRoutes.listOrderPictures, asked)).json as Images).images;
};
const show = (id: string, size: 'full' | 'small') =>
  company.owner.call(orderRoutes.showOrderPicture, { params: { id }, query: { size } });
const kept = () => storedFilesOf(company.companyId);
const count = async () => (await company.store.orders.find(order.ordernumber))?.pictures ?? 0;

test('a picture is listed as it was sent, with who sent it, and counted', async () => {
  const { status, json } = await sendOrderPicture(company.administrator, order.id);
  expect([status, json]).toEqual([201, { success: true, id: expect.any(String) }]);
  const { id } = json as { id: string };
  expect(await listed()).toEqual([
    {
      id,
      header: 'Teltet fra haven',
      message: 'Sådan stod det sidste år.',
      date: '2026-06-19',
      url: `/api/order-picture/${id}`,
      thumbnail: `/api/order-picture/${id}?size=small`,
      employeename: 'Anders And',
    },
  ]);
  expect(await count()).toBe(1);
});

test('a large one is drawn at most 2,000 pixels long, its thumbnail 480', async () => {
  const { id } = await createOrderPicture(
    company.owner,
    order.id,
    {},
    { file: pngFile(3000, 1500) },
  );
  expect(await sizeOf((await show(id, 'full')).bytes)).toEqual({ width: 2000, height: 1000 });
  expect(await sizeOf((await show(id, 'small')).bytes)).toEqual({ width: 480, height: 240 });
});

test('one that is all noise is made smaller until it can be sent', async () => {
  const { id } = await createOrderPicture(
    company.owner,
    order.id,
    {},
    { file: noisyPng(2000, 2000) },
  );
  expect((await show(id, 'full')).bytes.length).toBeLessThan(4 * 1024 * 1024);
});

test('the message may be left out; title, date and file may not', async () => {
  expect((await sendOrderPicture(company.owner, order.id, { message: '' })).status).toBe(201);
  const text = 'Udfyld minimum titel, dato og fil!';
  const bare = await sendOrderPicture(
    company.owner,
    order.id,
    { header: ' ', date: '' },
    { file: undefined },
  );
  expect(bare).toMatchObject({
    status: 400,
    json: { message: text, fields: { header: text, date: text, image: text } },
  });
  expect([await count(), (await kept()).length]).toEqual([1, 2]);
});

describe('refused with 400 at the field, and nothing is kept:', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a title of two lines', { header: 'Telt\nHave' }, 'header'],
    ['a title that turns the text around', { header: 'Telt \u202E' }, 'header'],
    ['a title that is too long', { header: 'x'.repeat(121) }, 'header'],
    ['a message that is too long', { message: 'x'.repeat(1001) }, 'message'],
    ['a message with a control character', { message: 'a\u0007' }, 'message'],
    ['a day that is not there', { date: '2026-02-30' }, 'date'],
    ['a field that nobody asked for', { companyid: 'x' }, 'companyid'],
  ])('%s', async (_what, changes, field) => {
    const { status, json } = await sendOrderPicture(company.owner, order.id, changes);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([400, [field]]);
    expect(await kept()).toEqual([]);
  });
});

describe('the same idempotency key', () => {
  const headers = { 'idempotency-key': 'billede-fra-haven' };

  test('adds one picture, also when both are sent at once', async () => {
    await company.owner.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all(
      [1, 2].map(() => sendOrderPicture(company.owner, order.id, {}, { headers })),
    );
    const again = await sendOrderPicture(company.owner, order.id, {}, { headers });
    const [first] = answers;
    for (const one of [...answers, again])
      expect([one.status, one.json]).toEqual([201, first?.json]);
    expect([await count(), (await listed()).length, (await kept()).length]).toEqual([1, 1, 2]);
  });

  test('is refused for another picture (409), and its files are not kept', async () => {
    await sendOrderPicture(company.owner, order.id, {}, { headers });
    const other = { headers, file: pngFile(41, 30) };
    const { json } = await sendOrderPicture(company.owner, order.id, {}, other);
    expect(json).toMatchObject({ code: 'key_reused' });
    expect(await kept()).toHaveLength(2);
  });
});

test('the last free place of an order is taken once, and the others are told (409)', async () => {
  const { companyId } = company;
  await orderEntity(services().table)
    .patch({ companyId, number: order.ordernumber })
    .set({ pictures: mostPictures - 1 })
    .go();
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([1, 2].map(() => sendOrderPicture(company.owner, order.id)));
  expect(statusesOf(answers)).toEqual([201, 409]);
  const full = await sendOrderPicture(company.owner, order.id);
  expect(full).toMatchObject({
    status: 409,
    json: { message: expect.stringMatching(/^Ordren har 200 billeder/) },
  });
  expect([await count(), (await kept()).length]).toEqual([mostPictures, 2]);
});

test('an order that is deleted during the upload leaves neither picture nor file', async () => {
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const body = { dType: 'orders', id: order.id };
  const [sent, deleted] = await Promise.all([
    sendOrderPicture(company.owner, order.id),
    company.owner.call(recordRoutes.deleteRecord, { body }),
  ]);
  expect(deleted.status).toBe(200);
  expect([201, 404, 409]).toContain(sent.status);
  expect((await sendOrderPicture(company.owner, order.id)).status).toBe(404);
});

test("an order of another company, an unknown one, and a colleague's order take no picture", async () => {
  const other = await createCompany();
  const statuses = [
    (await sendOrderPicture(other.owner, order.id)).status,
    (await sendOrderPicture(company.owner, '999999.abcdefgh')).status,
    (await sendOrderPicture(company.employee, order.id)).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
  expect([await kept(), await storedFilesOf(other.companyId)]).toEqual([[], []]);
});

test('an employee who is on the order adds a picture, looks at all of them, and deletes none', async () => {
  const { employee, owner } = company;
  await assign(owner, order.id, [employee.user.userId]);
  await createOrderPicture(owner, order.id, { header: 'Fra kontoret' });
  const { id } = await createOrderPicture(employee, order.id, { header: 'Fra pladsen' });
  const asked = { params: { orderid: order.id } };
  const { images } = (await employee.call(orderRoutes.listOrderPictures, asked)).json as Images;
  expect(images.map(({ header, employeename }) => [header, employeename])).toEqual([
    ['Fra pladsen', 'Jonas Bak'],
    ['Fra kontoret', 'Mette Prøve'],
  ]);
  const shown = await employee.call(orderRoutes.showOrderPicture, { params: { id } });
  expect(shown.headers['content-type']).toBe('image/jpeg');
  const removed = await employee.call(orderRoutes.deleteOrderPicture, { body: { id } });
  expect(removed.status).toBe(403);
});
