import { orderRoutes } from '@driftig/contracts/orders/routes';
import { coming } from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { assign } from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

async function numbersOf(who: Caller): Promise<unknown[]> {
  const { json } = await who.call(orderRoutes.listOwnOrders, {});
  return (json as { readonly ordernumber: number }[]).map(({ ordernumber }) => ordernumber);
}

/** An order of the employee, `days` from today. */
async function orderOn(days: number, changes: object = {}) {
  const date = coming(days);
  const order = await placeOrder(company.owner, { startDate: date, endDate: date, ...changes });
  await assign(company.owner, order.id, [company.employee.user.userId]);
  return order;
}
const times = { startTime: '14:00', endTime: '20:00' };

test('an employee sees their orders, the earliest first, and not those of colleagues', async () => {
  const later = await orderOn(60, times);
  const sooner = await orderOn(3, times);
  await placeOrder(company.owner);
  expect(await numbersOf(company.employee)).toEqual([sooner.ordernumber, later.ordernumber]);
  expect(await numbersOf(company.administrator)).toEqual([]);
  expect(await numbersOf((await createCompany()).employee)).toEqual([]);
});

test('it has place and customer, without phone, amounts and internal fields', async () => {
  const customerid = await createCustomer(company.owner, {
    company: 'Aarhus Teater',
    phone: '20304050',
    address: 'Teatergaden 1',
    zipcode: '8000',
    town: 'Aarhus C',
  });
  const { id, ordernumber } = await orderOn(3, {
    ...times,
    customerid,
    orderdescriptionadministration: 'Betaler sent.',
  });
  expect((await company.employee.call(orderRoutes.listOwnOrders, {})).json).toEqual([
    {
      id,
      ordernumber,
      tittle: 'Sommerfest',
      customer: 'Aarhus Teater',
      place: 'Teatergaden 1, 8000 Aarhus C',
      orderdatestart: coming(3),
      orderdateend: coming(3),
      timestart: '14:00',
      timedone: '20:00',
    },
  ]);
});

test('an order that is cancelled, or that they are taken off, is in it no longer', async () => {
  const [cancelled, left] = [await orderOn(3, times), await orderOn(5, times)];
  await setStatus(company.owner, cancelled.id, 4);
  await assign(company.owner, left.id, []);
  expect(await numbersOf(company.employee)).toEqual([]);
});
