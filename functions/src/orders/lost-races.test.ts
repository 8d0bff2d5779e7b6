import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { sendLines } from '@driftig/tests/support/company/order-lines';
import { orderForm, placeOrder, type PlacedOrder } from '@driftig/tests/support/company/orders';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  order = await placeOrder(company.owner);
});

const stored = () => company.store.orders.getById(order.id);
const move = (changes: object = {}) =>
  company.owner.call(orderRoutes.updateOrder, {
    body: { id: order.id, ...orderForm, orderTitle: 'Vinterfest', ...changes },
  });
const remove = () =>
  company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'orders', id: order.id } });
const bill = (kind: object = {}) =>
  issue(company.owner, { getOrderUniqueNumber: order.ordernumber, ...kind });
/** Another user's change, after this request has read and before it writes. */
const meanwhile = (act: () => Promise<unknown>) => runBeforeCommit(services().table, act);

describe('an order is not deleted', () => {
  test('when a colleague changed it meanwhile', async () => {
    meanwhile(move);
    expect((await remove()).status).toBe(409);
    expect(await stored()).toMatchObject({ title: 'Vinterfest' });
  });

  test.for([
    ['an invoice', {}],
    ['a deposit', { deporend: 1, depprice: 100 }],
  ] as const)('when it got %s meanwhile', async ([, kind]) => {
    meanwhile(() => bill(kind));
    expect((await remove()).status).toBe(409);
    const { invoiceNumber, depositInvoiceNumber } = await stored();
    expect(invoiceNumber ?? depositInvoiceNumber).toBeGreaterThan(0);
  });
});

describe('lines of an order are not saved', () => {
  test('when it was invoiced meanwhile', async () => {
    meanwhile(bill);
    expect((await sendLines(company.owner, order.id)).status).toBe(409);
    expect((await stored()).price).toBeUndefined();
  });
});

test('an edit of an older version is refused and changes nothing', async () => {
  const { version } = await stored();
  expect((await move()).status).toBe(200);
  const body = { dType: 'orders', version, tittle: 'Efterårsfest' };
  const params = { id: order.id };
  expect((await company.owner.call(recordRoutes.updateRecord, { params, body })).status).toBe(409);
  expect(await stored()).toMatchObject({ title: 'Vinterfest' });
});

test('a cancelled order cannot be merged with an invoice', async () => {
  const mergeable = async () => (await company.owner.call(recordRoutes.listMergeableOrders)).json;
  expect(await mergeable()).toMatchObject([{ id: order.id }]);
  const body = { id: order.id, invoicechose: 4 };
  expect((await company.owner.call(orderRoutes.changeOrderStatus, { body })).status).toBe(200);
  expect(await mergeable()).toEqual([]);
});
