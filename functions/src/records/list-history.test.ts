import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { allPages } from '@driftig/tests/support/samples/pages';
import { createReceipt } from '@driftig/tests/support/company/receipts';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

interface Row {
  readonly id: string;
  readonly at: string;
  readonly name: string;
  readonly text: string;
}

const history = (who: Caller, dType: string, id: string, limit = 20) =>
  allPages<Row>(who, recordRoutes.listHistory, { query: { dType, id } }, limit);
const texts = async (dType: string, id: string, limit?: number) =>
  (await history(company.owner, dType, id, limit)).map(({ text }) => text);

test('a customer has what was done to it, and to its orders and invoices, newest first', async () => {
  const { owner } = company;
  const customerid = await createCustomer(owner, { phone: '86123456' });
  const update = { dType: 'customers', company: 'Holm ApS', phone: '86123456', town: 'Vejle' };
  await owner.call(recordRoutes.updateRecord, { params: { id: customerid }, body: update });
  const { id, ordernumber } = await placeOrder(owner, { customerid });
  await owner.call(orderRoutes.changeOrderStatus, { body: { id, invoicechose: 3 } });
  const invoice = await issue(owner, { customerid, getOrderUniqueNumber: ordernumber });
  await setStatus(owner, invoice.id, 3);
  const expected = [
    `satte faktura ${invoice.invoicenumber} fra Not sent yet til Payed`,
    `udstedte faktura ${invoice.invoicenumber}`,
    `satte ordre ${ordernumber} til Done`,
    `oprettede ordre ${ordernumber}`,
    'rettede firma og by på kunden',
    'oprettede kunden',
  ];
  expect(await texts('customers', customerid)).toEqual(expected);
  expect(await texts('customers', customerid, 1)).toEqual(expected);
  expect(await texts('orders', id)).toEqual(expected.slice(0, 4));
  expect(await texts('invoices', invoice.id)).toEqual(expected.slice(0, 2));
});

test('each entry has its actor and time', async () => {
  const { owner, administrator } = company;
  const customerid = await createCustomer(administrator);
  const [row] = await history(owner, 'customers', customerid);
  expect(row?.name).toBe(administrator.user.name);
  expect(Date.parse(row?.at ?? '')).toBeGreaterThan(0);
});

test("a person's history has no log-ins", async () => {
  const { owner, employee } = company;
  const { userId } = employee.user;
  await employee.session();
  await owner.call(employeeRoutes.changeRole, { body: { id: userId, roleid: 2 } });
  await owner.call(employeeRoutes.changeLoginAllowed, {
    body: { dType: 'employees', id: userId, chose: 0 },
  });
  expect(await texts('employees', userId)).toEqual([
    'rettede login på medarbejderen',
    'rettede rolle på medarbejderen',
    'tog imod invitationen',
  ]);
});

test('an order that gets another customer leaves its past with the first', async () => {
  const { owner } = company;
  const [first, second] = [await createCustomer(owner), await createCustomer(owner)];
  const { id, ordernumber } = await placeOrder(owner, { customerid: first });
  await owner.call(orderRoutes.updateOrder, { body: { id, customerid: second } });
  expect(await texts('customers', second)).toEqual([
    `rettede kunde på ordre ${ordernumber}`,
    'oprettede kunden',
  ]);
});

test('an enquiry has the order that was made of it, also when that is deleted', async () => {
  const { owner } = company;
  const date = '2026-06-20';
  const body = { dType: 'enquiries', name: 'Bo', message: 'Telt', date };
  const { json } = await owner.call(recordRoutes.createRecord, { body });
  const { id } = json as { id: string };
  const order = await placeOrder(owner, { enquiryid: id });
  const placed = `oprettede ordre ${order.ordernumber}`;
  expect(await texts('enquiries', id)).toEqual([placed, 'oprettede forespørgslen']);
  expect(await texts('orders', order.id)).toEqual([placed]);
  await owner.call(recordRoutes.deleteRecord, { body: { dType: 'orders', id: order.id } });
  expect(await texts('enquiries', id)).toEqual([
    `slettede ordre ${order.ordernumber}`,
    placed,
    'oprettede forespørgslen',
  ]);
});

test("another company's record answers as none does, and employees are refused", async () => {
  const id = await createCustomer(company.owner);
  const other = await createCompany();
  const ask = async (who: Caller, dType = 'customers') =>
    (await who.call(recordRoutes.listHistory, { query: { dType, id } })).status;
  expect([await ask(other.owner), await ask(company.employee)]).toEqual([404, 403]);
});

test('types that require more than being a manager require it here too', async () => {
  const { id } = await createReceipt(company.owner);
  const ask = async (who: Caller) =>
    (await who.call(recordRoutes.listHistory, { query: { dType: 'receipts', id } })).status;
  expect([await ask(company.owner), await ask(company.administrator)]).toEqual([200, 403]);
});

test('a cursor of another history is refused', async () => {
  const { owner } = company;
  const [one, other] = [await placeOrder(owner), await placeOrder(owner)];
  await owner.call(orderRoutes.changeOrderStatus, { body: { id: one.id, invoicechose: 2 } });
  const query = { dType: 'orders', id: one.id, limit: '1' };
  const { headers } = await owner.call(recordRoutes.listHistory, { query });
  const cursor = headers['x-next-cursor'] ?? '';
  const answer = await owner.call(recordRoutes.listHistory, {
    query: { dType: 'orders', id: other.id, cursor },
  });
  expect([cursor !== '', answer.status]).toEqual([true, 400]);
});

test('an invoice without an order or a customer has a history all the same', async () => {
  const { id, invoicenumber } = await issue(company.owner);
  await company.owner.call(invoiceRoutes.changeInvoiceStatus, { body: { id, invoicechose: 4 } });
  expect(await texts('invoices', id)).toEqual([
    `satte faktura ${invoicenumber} fra Not sent yet til Sent`,
    `udstedte faktura ${invoicenumber}`,
  ]);
});
