import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import { invokeRoute } from '@driftig/local-cloud/testing/harness';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { injectFaults, type Fault } from '@driftig/tests/support/stack/faults';
import { buyerAddress, paidDeposit } from '@driftig/tests/support/company/invoices';
import { doneOrder, placeOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';
import { handler } from './api.ts';

let company: TestCompany;
let customerid: string;
beforeEach(async () => {
  company = await createCompany();
  const body = { dType: 'customers', company: 'Holm & Søn ApS', ...buyerAddress };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  customerid = (json as { id: string }).id;
});

const generate = (ordernumber: number, days = 5, headers: Record<string, string> = {}) =>
  company.owner.call(invoiceRoutes.generateInvoice, { body: { ordernumber, days }, headers });
const orderOf = (number: number) => company.store.orders.find(number);
const invoiceOf = async (number: number) => company.store.invoices.getByNumber(number);
const issuedCount = async () => (await company.store.invoices.list({ limit: 100 })).rows.length;

test('a done order gets its End invoice: buyer, lines, order and days to pay', async () => {
  const { ordernumber } = await doneOrder(company.owner, { customerid });
  const answer = await generate(ordernumber, 14);
  expect(answer).toMatchObject({ status: 200, json: { invoicenumber: 1, created: true } });
  const invoice = await invoiceOf(1);
  expect(invoice).toMatchObject({
    isDeposit: false,
    buyer: { customerId: customerid, company: 'Holm & Søn ApS', ...buyerAddress },
    order: { number: ordernumber, title: 'Sommerfest' },
    sums: { price: 1_000_000, tax: 250_000, total: 1_250_000, amountDue: 1_250_000 },
    linkedOrder: ordernumber,
  });
  const days = Date.parse(invoice.payDate) - Date.parse(invoice.date);
  expect(days / 86_400_000).toBe(14);
  expect(await orderOf(ordernumber)).toMatchObject({ invoiceNumber: 1, status: 'done' });
});

test('an order with a paid deposit gets its End invoice on that deposit', async () => {
  const { ordernumber } = await doneOrder(company.owner, { customerid });
  await paidDeposit(company.owner, {
    customerid,
    getOrderUniqueNumber: ordernumber,
    date: '2020-11-12',
  });
  expect((await generate(ordernumber)).status).toBe(200);
  expect(await invoiceOf(2)).toMatchObject({
    prepayment: { number: 1, price: 100_000, tax: 25_000 },
    sums: { total: 1_250_000, amountDue: 1_125_000 },
  });
});

test('sent twice with one key it is answered alike, and the second time nothing is written', async () => {
  const { ordernumber } = await doneOrder(company.owner, { customerid });
  const headers = { 'idempotency-key': 'generate-once-only' };
  const first = await generate(ordernumber, 5, headers);
  const again = await generate(ordernumber, 5, headers);
  expect([again.status, again.json]).toEqual([first.status, first.json]);
  expect(await issuedCount()).toBe(1);
});

describe('an order gets one invoice', () => {
  test('when it is asked for again', async () => {
    const { ordernumber } = await doneOrder(company.owner, { customerid });
    await generate(ordernumber);
    expect(await generate(ordernumber)).toMatchObject({
      status: 200,
      json: { ordernumber, invoicenumber: 1, created: false },
    });
    expect(await issuedCount()).toBe(1);
  });

  test('when two run at once', async () => {
    const orders = [
      await doneOrder(company.owner, { customerid }),
      await doneOrder(company.owner, { customerid }),
      await doneOrder(company.owner, { customerid }),
    ];
    const run = () => Promise.all(orders.map(({ ordernumber }) => generate(ordernumber)));
    const answers = (await Promise.all([run(), run()])).flat();
    expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true);
    expect(await issuedCount()).toBe(orders.length);
    const numbers = await Promise.all(
      orders.map(async ({ ordernumber }) => (await orderOf(ordernumber))?.invoiceNumber ?? 0),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  test.each<Fault>(['lostRequest', 'lostAnswer'])(
    'when the first run is killed midway (%s)',
    async (fault) => {
      const { ordernumber } = await doneOrder(company.owner, { customerid });
      const cookies = await company.owner.session();
      let faults: Fault[] = [fault];
      const stop = injectFaults({ table: services().table, next: () => faults.shift() });
      onTestFinished(stop);
      const { method, path, word } = invoiceRoutes.generateInvoice;
      const body = { ordernumber, days: 5 };
      const call = { method, path, word, cookies, body };
      const killed = await invokeRoute(handler as unknown as LambdaHandler, call);
      expect(killed.status).toBe(500);
      faults = [];
      expect(await generate(ordernumber)).toMatchObject({
        status: 200,
        json: { invoicenumber: 1, created: fault === 'lostRequest' },
      });
      expect(await issuedCount()).toBe(1);
    },
  );
});

describe('an order is refused with the reason', () => {
  test.each([
    [{}, { '1': [] }, 'Ordren har ingen linjer at fakturere.'],
    [{ customerid: '' }, undefined, 'Ordren har ingen kunde.'],
  ])('%j %j', async (changes, groups, message) => {
    const order = await doneOrder(company.owner, { customerid, ...changes }, groups);
    expect(await generate(order.ordernumber)).toMatchObject({ status: 409, json: { message } });
    expect(await issuedCount()).toBe(0);
  });

  test('when its deposit is not paid, its customer gone, or it is not done', async () => {
    const { ordernumber } = await placeOrder(company.owner, { customerid });
    expect(await generate(ordernumber)).toMatchObject({
      status: 409,
      json: { message: 'Ordren er ikke Done og faktureres ikke.' },
    });
    expect((await generate(9999)).status).toBe(404);
    const done = await doneOrder(company.owner, { customerid });
    const body = { dType: 'customers', id: customerid };
    await company.owner.call(recordRoutes.deleteRecord, { body });
    expect(await generate(done.ordernumber)).toMatchObject({
      status: 409,
      json: { message: 'Kunden findes ikke længere.' },
    });
  });
});

test('Starter is told what to do, and days are checked', async () => {
  const starter = await createCompany({ plan: 'starter' });
  const { ordernumber } = await doneOrder(starter.owner);
  const body = { ordernumber, days: 5 };
  const refused = await starter.owner.call(invoiceRoutes.generateInvoice, { body });
  expect(refused.status).toBe(402);
  const negative = await generate(1, -1);
  expect(negative).toMatchObject({
    status: 400,
    json: { fields: { days: 'Skriv et antal dage, mindst 0.' } },
  });
});

test('another company’s order is not there', async () => {
  const other = await createCompany();
  const { ordernumber } = await doneOrder(other.owner);
  expect((await generate(ordernumber)).status).toBe(404);
});
