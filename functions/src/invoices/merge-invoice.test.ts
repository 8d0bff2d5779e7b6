import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { holdCommitsUntil } from '@driftig/tests/support/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';
import { depositForm, issue, setStatus } from '@driftig/tests/support/invoices';
import { placeOrder } from '@driftig/tests/support/orders';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let ordernumber: number;
let orderId: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id: orderId, ordernumber } = await placeOrder(company.owner));
});

const merge = (id: string, order = ordernumber) =>
  company.owner.call(invoiceRoutes.mergeInvoice, { body: { id, ordernumber: order } });
const unmerge = (id: string) => company.owner.call(invoiceRoutes.unmergeInvoice, { body: { id } });
const order = () => company.store.orders.find(ordernumber);
const printable = async () =>
  (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body: { invoicenumber: 1 } }))
    .json as object;

test('an order counts as invoiced once it is merged, and nothing on the invoice changes', async () => {
  const { id } = await issue(company.owner);
  const before = await printable();
  expect((await merge(id)).json).toEqual({ message: 'Fakturaen er lagt på ordren.' });
  expect((await order())?.invoiceNumber).toBe(1);
  expect(await printable()).toEqual({ ...before, linkedorder: ordernumber });
  expect((await company.owner.call(recordRoutes.listMergeableInvoices)).json).toEqual([]);
});

test('a merge can be undone, and the order be invoiced again', async () => {
  const { id } = await issue(company.owner);
  await merge(id);
  expect((await unmerge(id)).status).toBe(200);
  expect((await order())?.invoiceNumber).toBeUndefined();
  expect(await printable()).not.toHaveProperty('linkedorder');
  expect((await unmerge(id)).status).toBe(409);
  await issue(company.owner, { getOrderUniqueNumber: ordernumber });
});

test('an invoice that is merged while somebody deletes it stays (409), and so does its order’s', async () => {
  const { id } = await issue(company.owner);
  const { store, owner } = company;
  const read = await store.invoices.getByNumber(1);
  await merge(id);
  const deleted = store.commit({
    writes: [store.invoices.insertTombstone(read, new Date().toISOString(), owner.user.userId)],
    audit: { action: 'invoices.deleted', subject: 'invoice 1' },
  });
  await expect(deleted).rejects.toMatchObject({ code: 'conflict' });
  expect(await printable()).toMatchObject({ linkedorder: ordernumber });
});

test('a deposit invoice becomes the order’s deposit', async () => {
  const { id } = await issue(company.owner, depositForm);
  await merge(id);
  expect(await order()).toMatchObject({ depositInvoiceNumber: 1 });
  await unmerge(id);
  expect((await order())?.depositInvoiceNumber).toBeUndefined();
});

describe('is refused (409), and nothing is linked:', () => {
  test('an invoice that has an order', async () => {
    const { id } = await issue(company.owner, { getOrderUniqueNumber: ordernumber });
    const other = await placeOrder(company.owner);
    expect((await merge(id, other.ordernumber)).status).toBe(409);
  });

  test('a credited invoice', async () => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, 5);
    expect((await merge(id)).status).toBe(409);
  });

  test('a cancelled order', async () => {
    const body = { id: orderId, invoicechose: 4 };
    await company.owner.call(orderRoutes.changeOrderStatus, { body });
    expect((await merge((await issue(company.owner)).id)).status).toBe(409);
  });
});

test('two invoices on one order at once: one of them is', async () => {
  const [one, two] = [await issue(company.owner), await issue(company.owner)];
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([merge(one.id), merge(two.id)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test('another company’s order or invoice is not found', async () => {
  const other = await createCompany();
  const { id } = await issue(company.owner);
  expect((await merge(id, ordernumber + 1)).status).toBe(404);
  expect((await merge((await issue(other.owner)).id)).status).toBe(404);
  expect((await unmerge((await issue(other.owner)).id)).status).toBe(404);
});

test('Starter has no merging (402)', async () => {
  company = await createCompany({ plan: 'starter' });
  const { id } = await issue(company.owner);
  expect((await merge(id)).status).toBe(402);
});
