import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { orderForm, placeOrder } from '@driftig/tests/support/company/orders';
import { filledFields, storeRecords } from '@driftig/tests/support/company/records';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

/** Delays the second read of the record until the first request has written; returns how to stop. */
function delaySecondRead(id: string): () => void {
  const { middlewareStack } = services().table.client;
  const [secondIsHere, firstIsDone] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  let readers = 0;
  const name = 'delaySecondRead';
  middlewareStack.add(
    (send, { commandName }) =>
      async (args) => {
        const asksForIt = JSON.stringify(args.input).includes(id);
        if (commandName === 'GetItemCommand' && asksForIt) {
          readers += 1;
          if (readers === 2) {
            secondIsHere.resolve();
            await firstIsDone.promise;
          }
        }
        if (commandName !== 'TransactWriteItemsCommand') return send(args);
        await secondIsHere.promise;
        const written = await send(args);
        firstIsDone.resolve();
        return written;
      },
    { step: 'initialize', priority: 'high', name, override: true },
  );
  return () => middlewareStack.remove(name);
}

test('an enquiry is answered with all its fields; one of another company is not found', async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const [orderid = ''] = await storeRecords(company.store, 'enquiries', 1);
  const ask = (who = company) => who.owner.call(orderRoutes.getEnquiry, { query: { orderid } });
  const asked = filledFields('enquiries');
  expect((await ask()).json).toEqual({ id: orderid, version: 1, ...asked, orderid: '' });
  expect((await ask(other)).status).toBe(404);
});

describe('an order created from an enquiry', () => {
  const start = async () => {
    const company = await createCompany();
    const [enquiryid = ''] = await storeRecords(company.store, 'enquiries', 1);
    const place = (headers = {}) =>
      company.owner.call(orderRoutes.createOrder, { body: { ...orderForm, enquiryid }, headers });
    const get = (orderid: string) =>
      company.owner.call(orderRoutes.getEnquiry, { query: { orderid } });
    return { company, enquiryid, place, get };
  };

  test('marks the enquiry as answered in the same transaction, and leads back to it', async () => {
    const { enquiryid, place, get } = await start();
    const order = (await place()).json as { id: string };
    const expected = { id: enquiryid, status: 3, orderid: order.id, version: 2 };
    expect((await get(order.id)).json).toMatchObject(expected);
    expect((await get(enquiryid)).json).toMatchObject(expected);
  });

  test('is the only one: of two at once one wins and the other is refused (409)', async () => {
    const { company, place } = await start();
    await company.owner.session();
    expect(statusesOf(await Promise.all([place(), place()]))).toEqual([201, 409]);
    expect(await place()).toMatchObject({
      status: 409,
      json: { message: 'Forespørgslen er allerede blevet til en ordre.' },
    });
    const orders = await company.owner.call(recordRoutes.listOrders);
    expect(orders.json).toHaveLength(1);
  });

  test('cannot refer to another company’s enquiry, nor to another one later', async () => {
    const { company, enquiryid, place } = await start();
    const other = await createCompany();
    const stolen = { ...orderForm, enquiryid };
    expect(await other.owner.call(orderRoutes.createOrder, { body: stolen })).toMatchObject({
      status: 400,
      json: { fields: { enquiryid: 'Forespørgslen findes ikke.' } },
    });
    const { id } = (await place()).json as { id: string };
    const [second] = await storeRecords(company.store, 'enquiries', 1);
    const body = { dType: 'orders', enquiryid: second };
    const moved = await company.owner.call(recordRoutes.updateRecord, { params: { id }, body });
    expect(moved).toMatchObject({
      status: 400,
      json: { fields: { enquiryid: 'Ordrens forespørgsel kan ikke skiftes ud.' } },
    });
  });

  test('makes the enquiry open again when it is deleted', async () => {
    const { company, enquiryid, place, get } = await start();
    const { id } = (await place()).json as { id: string };
    const body = { dType: 'orders', id };
    expect((await company.owner.call(recordRoutes.deleteRecord, { body })).status).toBe(200);
    expect((await get(enquiryid)).json).toMatchObject({ status: 2, orderid: '' });
    expect((await place()).status).toBe(201);
  });

  test('keeps its enquiry answered: another status is refused (409), other changes are not', async () => {
    const { company, enquiryid, place } = await start();
    await place();
    const edit = (fields: object) =>
      company.owner.call(recordRoutes.updateRecord, {
        params: { id: enquiryid },
        body: { dType: 'enquiries', ...fields },
      });
    expect(await edit({ status: 1 })).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('Slet ordren') },
    });
    expect((await edit({ phone: '12 34 56 78' })).status).toBe(200);
  });

  test('cannot be linked by hand in the enquiry', async () => {
    const { company, enquiryid } = await start();
    const body = { dType: 'enquiries', orderid: '7.abcdefgh' };
    const answered = { params: { type: 'enquiries', id: enquiryid } };
    const { json: before } = await company.owner.call(recordRoutes.getRecord, answered);
    const answer = await company.owner.call(recordRoutes.updateRecord, {
      params: { id: enquiryid },
      body,
    });
    expect(answer.status).toBe(200);
    const { orderid } = before as { orderid: string };
    expect(answer.json).toMatchObject({ orderid });
  });

  test('is answered to a retry that arrives while the first request is running', async () => {
    const { company, place, enquiryid } = await start();
    await company.owner.session();
    onTestFinished(delaySecondRead(enquiryid));
    const headers = { 'idempotency-key': 'ordre-af-en-forespoergsel' };
    const [first, second] = await Promise.all([place(headers), place(headers)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
  });

  test('an order without an enquiry has none (404)', async () => {
    const { company, get } = await start();
    const { id } = await placeOrder(company.owner);
    expect((await get(id)).status).toBe(404);
  });
});
