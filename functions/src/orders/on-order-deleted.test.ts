import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { deliver, eventsOf } from '@driftig/tests/support/stack/mails';
import { createOrderPicture } from '@driftig/tests/support/company/order-pictures';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { expect, test } from 'vitest';

import { fileStore } from '../files/files.ts';
import { handler } from './on-order-deleted.ts';
import { fileOf } from './picture-files.ts';

/** An order with two pictures that is deleted, and the event of that. */
async function deleteOrder() {
  const company = await createCompany();
  const order = await placeOrder(company.owner);
  await createOrderPicture(company.owner, order.id);
  await createOrderPicture(company.owner, order.id);
  const body = { dType: 'orders', id: order.id };
  expect((await company.owner.call(recordRoutes.deleteRecord, { body })).status).toBe(200);
  const { companyId } = company;
  const number = order.ordernumber;
  const events = await eventsOf('orderDeleted', (payload) => payload.number === number);
  const event = events.find((one) => one.companyId === companyId);
  const left = async () => [
    ...(await company.store.orderPictures.list(number)),
    ...(await storedFilesOf(companyId)),
  ];
  return { company, number, event, left };
}

test('the pictures of a deleted order are removed with their files, also when told twice', async () => {
  const { event, left } = await deleteOrder();
  expect(await left()).toHaveLength(6);
  await deliver(handler, event);
  expect(await left()).toEqual([]);
  await deliver(handler, event);
  expect(await left()).toEqual([]);
});

test('the next run removes the rest of an interrupted one, and other orders keep theirs', async () => {
  const { company, number, event } = await deleteOrder();
  const other = await placeOrder(company.owner);
  await createOrderPicture(company.owner, other.id);
  const [kept] = await company.store.orderPictures.list(other.ordernumber);
  const [removed] = await company.store.orderPictures.list(number);
  await fileStore(company.companyId).remove(fileOf(removed?.id ?? ''));
  await deliver(handler, event);
  expect(await company.store.orderPictures.list(number)).toEqual([]);
  expect(await company.store.orderPictures.list(other.ordernumber)).toEqual([kept]);
  expect(await storedFilesOf(company.companyId)).toHaveLength(2);
});

test('an order that is still there keeps its pictures', async () => {
  const { company, event } = await deleteOrder();
  const other = await placeOrder(company.owner);
  await createOrderPicture(company.owner, other.id);
  if (event === undefined) throw new Error('There is no such event');
  await deliver(handler, { ...event, payload: { number: other.ordernumber } });
  expect(await company.store.orderPictures.list(other.ordernumber)).toHaveLength(1);
});
