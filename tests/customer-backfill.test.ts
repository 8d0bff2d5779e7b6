import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { backfillCustomers } from '@driftig/data/invoices/customer-backfill';
import { customerMonthEntity } from '@driftig/data/dashboard/dashboard.entities';
import { auditEntity } from '@driftig/data/log/log.entities';
import { services } from '@driftig/functions/pipeline/services';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createCompany, type TestCompany } from './support/company/company.ts';
import { createCustomer } from './support/company/customers.ts';
import { issue, setStatus } from './support/company/invoices.ts';
import { placeOrder } from './support/company/orders.ts';
import { runBeforeCommit, sendTogether } from './support/stack/commit-barrier.ts';

/** Takes from the stored items what they did not have before customers had pages. */
async function asBefore({ companyId }: TestCompany, customerId: string): Promise<void> {
  const { client, name: TableName } = services().table;
  const strip = (pk: string, sk: string, update: string, values?: object) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: update,
        ...(values && { ExpressionAttributeValues: values }),
      }),
    );
  const partition = `c#${companyId}`;
  const ofInvoice = 'SET x.ci = cu REMOVE cu, gsi3pk, gsi3sk';
  for (const number of ['000000001', '000000002'])
    await strip(`${partition}#invoice`, `no#${number}`, ofInvoice);
  await strip(`${partition}#order`, 'no#000000001', 'REMOVE gsi3pk, gsi3sk');
  const { data } = await auditEntity(services().table)
    .query.main({ companyId })
    .go({ pages: 'all' });
  const index = 'gsi1pk, gsi1sk, gsi2pk, gsi2sk, gsi3pk, gsi3sk';
  for (const { eventId } of data)
    await strip(`${partition}#audit`, eventId, `REMOVE historyOf, orderNumber, cu, ${index}`);
  const months = customerMonthEntity(services().table);
  const kept = await months.query.main({ companyId, customerId }).go();
  for (const { month } of kept.data) await months.delete({ companyId, customerId, month }).go();
}

test('data from before is in figures, lists and history once, however often it runs', async () => {
  vi.setSystemTime('2026-07-15T10:00:00.000Z');
  onTestFinished(() => void vi.useRealTimers());
  const company = await createCompany();
  const { owner, companyId } = company;
  const customerid = await createCustomer(owner);
  const query = { customerid };
  const everything = async () => [
    (await owner.call(recordRoutes.getCustomerOverview, { query })).json,
    (await owner.call(recordRoutes.listCustomerOrders, { query })).json,
    (await owner.call(recordRoutes.listCustomerInvoices, { query })).json,
    (await owner.call(recordRoutes.listHistory, { query: { dType: 'customers', id: customerid } }))
      .json,
  ];
  const { ordernumber } = await placeOrder(owner, { customerid });
  await issue(owner, { customerid, getOrderUniqueNumber: ordernumber });
  await issue(owner, { customerid });
  const before = await everything();
  await asBefore(company, customerid);
  expect(await everything()).not.toEqual(before);
  // A change before the backfill counts nothing for the customer yet.
  const { json } = await owner.call(recordRoutes.listInvoices);
  const [{ id }] = json as [{ id: string }];
  await setStatus(owner, id, 3);
  await setStatus(owner, id, 1);
  const { table } = services();
  expect(await backfillCustomers(table, companyId)).toMatchObject({ invoices: 2, orders: 1 });
  const twice = await backfillCustomers(table, companyId);
  expect(twice).toMatchObject({ invoices: 0, events: 0 });
  const [figures, orders, invoices] = await everything();
  expect([figures, orders, invoices]).toEqual(before.slice(0, 3));
});

/** A company with two invoices and an order of a customer, stored as before customers had pages. */
async function companyAsBefore() {
  const company = await createCompany();
  const { owner } = company;
  const customerid = await createCustomer(owner);
  const overview = async () =>
    (await owner.call(recordRoutes.getCustomerOverview, { query: { customerid } })).json;
  const { ordernumber } = await placeOrder(owner, { customerid });
  await issue(owner, { customerid, getOrderUniqueNumber: ordernumber });
  await issue(owner, { customerid });
  const before = await overview();
  await asBefore(company, customerid);
  return { company, overview, before };
}

test('two backfills at once count each invoice once', async () => {
  const { company, overview, before } = await companyAsBefore();
  const { table } = services();
  const backfill = () => backfillCustomers(table, company.companyId);
  const [one, other] = await sendTogether(table, [backfill, backfill]);
  expect((one?.invoices ?? 0) + (other?.invoices ?? 0)).toBe(2);
  expect((one?.events ?? 0) + (other?.events ?? 0)).toBeGreaterThan(0);
  expect(await overview()).toEqual(before);
});

test('an invoice that got a payment meanwhile waits for the next backfill', async () => {
  const { company } = await companyAsBefore();
  const { owner, companyId } = company;
  const { table } = services();
  const { json } = await owner.call(recordRoutes.listInvoices);
  const payment = { date: '2026-07-15', amount: 1 };
  const pay = (id: string) => owner.call(invoiceRoutes.recordPayment, { body: { id, ...payment } });
  const before = await company.store.invoices.getByNumber(1);
  runBeforeCommit(table, async () => {
    for (const { id } of json as { id: string }[]) await pay(id);
  });
  const { invoices } = await backfillCustomers(table, companyId);
  const paid = await company.store.invoices.getByNumber(1);
  expect([paid.status === before.status, paid.version === before.version]).toEqual([true, false]);
  expect(invoices).toBe(0);
});

test('an invoice whose status changed meanwhile waits for the next backfill', async () => {
  const { company, overview } = await companyAsBefore();
  const { owner, companyId } = company;
  const { table } = services();
  const { json } = await owner.call(recordRoutes.listInvoices);
  const ids = (json as { id: string }[]).map(({ id }) => id);
  runBeforeCommit(table, async () => {
    for (const id of ids) await setStatus(owner, id, 3);
  });
  expect(await backfillCustomers(table, companyId)).toMatchObject({ invoices: 0 });
  expect(await backfillCustomers(table, companyId)).toMatchObject({ invoices: 2 });
  const figures = await overview();
  for (const id of ids) await setStatus(owner, id, 1);
  for (const id of ids) await setStatus(owner, id, 3);
  expect(await overview()).toEqual(figures);
});

test('an invoice of a later version that changed meanwhile waits for the next backfill', async () => {
  const { company } = await companyAsBefore();
  const { owner, companyId } = company;
  const { json } = await owner.call(recordRoutes.listInvoices);
  const ids = (json as { id: string }[]).map(({ id }) => id);
  const payAndTakeBack = async () => {
    for (const id of ids) for (const status of [3, 1]) await setStatus(owner, id, status);
  };
  await payAndTakeBack();
  expect((await company.store.invoices.getByNumber(1)).version).toBeGreaterThan(0);
  const { table } = services();
  runBeforeCommit(table, payAndTakeBack);
  expect(await backfillCustomers(table, companyId)).toMatchObject({ invoices: 0 });
  expect(await backfillCustomers(table, companyId)).toMatchObject({ invoices: 2 });
});

test('an order whose customer changed meanwhile keeps the new one', async () => {
  const { company } = await companyAsBefore();
  const { owner, companyId } = company;
  const other = await createCustomer(owner);
  const { table } = services();
  const { json } = await owner.call(recordRoutes.listOrders);
  const [{ id }] = json as [{ id: string }];
  // Its first transaction is that of the order once the invoices are done.
  await backfillCustomers(table, companyId);
  runBeforeCommit(table, async () => {
    const body = { dType: 'orders', customerid: other };
    expect(await owner.call(recordRoutes.updateRecord, { params: { id }, body })).toMatchObject({
      status: 200,
    });
  });
  expect(await backfillCustomers(table, companyId)).toMatchObject({ orders: 0 });
  const [order] = await company.store.orders.listByNumber([1]);
  expect(order?.customerId).toBe(other);
});
