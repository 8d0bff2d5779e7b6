import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
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
