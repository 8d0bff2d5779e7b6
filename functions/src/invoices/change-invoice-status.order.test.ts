import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { invoiceForm, issue, setStatus } from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, expect, test } from 'vitest';

const CANCELLED = 5;

let company: TestCompany;
let orderNumber: number;
let orderId: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id: orderId, ordernumber: orderNumber } = await placeOrder(company.owner));
});

const ofOrder = () => ({ getOrderUniqueNumber: orderNumber });
const invoiceOfOrder = async () => (await company.store.orders.find(orderNumber))?.invoiceNumber;

test('cancelling frees the order, which can then be invoiced again', async () => {
  const first = await issue(company.owner, ofOrder());
  await setStatus(company.owner, first.id, CANCELLED);
  expect(await invoiceOfOrder()).toBeUndefined();
  const second = await issue(company.owner, ofOrder());
  expect(await invoiceOfOrder()).toBe(second.invoicenumber);
});

test('a cancelled invoice still says what order it was for', async () => {
  const { id, invoicenumber } = await issue(company.owner, ofOrder());
  await setStatus(company.owner, id, CANCELLED);
  const body = { invoicenumber };
  const { json } = await company.owner.call(invoiceRoutes.getPrintableInvoice, { body });
  expect(json).toMatchObject({ ordernumber: orderNumber });
});

test('cancelling while the order is invoiced anew leaves one invoice on it', async () => {
  const { id } = await issue(company.owner, ofOrder());
  const body = { ...invoiceForm, ...ofOrder() };
  const [, issued] = await Promise.all([
    setStatus(company.owner, id, CANCELLED),
    company.owner.call(invoiceRoutes.issueInvoice, { body }),
  ]);
  const number = (issued.json as { invoicenumber?: number }).invoicenumber;
  expect(await invoiceOfOrder()).toBe(issued.status === 201 ? number : undefined);
});

test('an order is listed for merging when no invoice is linked to it and it is not cancelled', async () => {
  const other = await placeOrder(company.owner);
  const mergeable = async () => (await company.owner.call(recordRoutes.listMergeableOrders)).json;
  expect(await mergeable()).toHaveLength(2);
  const cancel = { id: other.id, invoicechose: 4 };
  await company.owner.call(orderRoutes.changeOrderStatus, { body: cancel });
  expect(await mergeable()).toMatchObject([{ id: orderId }]);
  const { id } = await issue(company.owner, ofOrder());
  expect(await mergeable()).toEqual([]);
  await setStatus(company.owner, id, CANCELLED);
  expect(await mergeable()).toMatchObject([{ id: orderId }]);
});
