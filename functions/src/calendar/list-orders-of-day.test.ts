import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { applyFor, applyAndApprove, coming } from '@driftig/tests/support/company/absences';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { sendOrderPicture } from '@driftig/tests/support/company/order-pictures';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act } from '@driftig/tests/support/company/shifts';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { beforeEach, expect, test } from 'vitest';

const { startDate: day } = workingDay;
let company: TestCompany;
let sara: Caller;
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
});

async function dayOf(date: string, who = company.owner) {
  const { json } = await who.call(calendarRoutes.listOrdersOfDay, { query: { date } });
  return json as { orders: Record<string, unknown>[]; vacation: unknown[] };
}

test('a day has its orders by their start, with people, requests, numbers and both messages', async () => {
  const late = await placeShift(company.owner, { startTime: '18:00', endTime: '23:00' });
  const early = await placeShift(company.owner, {
    orderdescriptionemployees: 'Sort skjorte.',
    orderdescriptionadministration: 'Betaler sent.',
  });
  const { userId } = company.employee.user;
  await assign(company.owner, early.id, [userId], { neededEmployees: 2, allCanRequest: true });
  await act(sara, early.id, 1);
  const { orders } = await dayOf(day);
  expect(orders.map(({ orderid }) => orderid)).toEqual([early.ordernumber, late.ordernumber]);
  expect(orders[0]).toMatchObject({
    id: early.id,
    status: 1,
    daystatus: 7,
    orderdescriptionemployees: 'Sort skjorte.',
    orderdescriptionadministration: 'Betaler sent.',
    neededemployees: 2,
    assignedcount: 1,
    jobrunning: 0,
    requests: [{ name: 'Sara' }],
  });
  expect(orders[0]?.['people']).toEqual([expect.objectContaining({ id: userId })]);
});

test('an order past midnight is on both days', async () => {
  await placeShift(company.owner, { endDate: '2027-03-11', endTime: '02:00' });
  expect((await dayOf('2027-03-11')).orders).toHaveLength(1);
  expect((await dayOf('2027-03-12')).orders).toEqual([]);
});

test('it says who is absent or has applied, by name, and not of another day', async () => {
  await applyAndApprove(sara, company.owner);
  await applyFor(company.employee);
  const { vacation } = await dayOf(coming());
  expect(vacation).toHaveLength(2);
  expect(vacation).toContainEqual({ name: 'Sara', status: 1 });
  expect((await dayOf(coming(7))).vacation).toEqual([]);
});

test('on a plan without holiday the absences are left out and nothing is refused', async () => {
  await applyAndApprove(sara, company.owner);
  await changeCompany(company.companyId, { plan: 'starter' });
  expect(await dayOf(coming())).toEqual({ orders: [], vacation: [] });
});

test("another company's day is empty", async () => {
  await placeShift(company.owner);
  const other = await createCompany();
  expect(await dayOf(day, other.owner)).toEqual({ orders: [], vacation: [] });
});

test('calls about an order take the number that a day shows it by, as they take its id (product K24)', async () => {
  const { owner, employee } = company;
  await placeShift(owner);
  const [order] = (await dayOf(day)).orders;
  const { orderid } = order as { orderid: number };
  const query = { orderid: String(orderid), startdate: day, enddate: day };
  const plan = { employees: [employee.user.userId], allCanRequest: 1, neededEmployees: 2 };
  const lines = { groups: { '1': [{ description: 'Telt', quantity: 1, price: 10 }] } };
  const answers = [
    await owner.call(planningRoutes.assignEmployees, { body: { orderid, ...plan } }),
    await owner.call(orderRoutes.updateOrderLines, { body: { orderID: orderid, ...lines } }),
    await sendOrderPicture(employee, String(orderid)),
    await sara.call(calendarRoutes.requestShift, { body: { orderId: orderid, status: 1 } }),
    await owner.call(orderRoutes.getOrderLines, { body: { orderID: orderid } }),
    await owner.call(planningRoutes.listOrderUsers, { query }),
    await owner.call(planningRoutes.getAvailableEmployees, { query }),
    await employee.call(orderRoutes.listOrderPictures, { params: { orderid: String(orderid) } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 200, 200, 200, 200, 200]);
  expect(answers.slice(4).map(({ json }) => json)).toMatchObject([
    { price: 10 },
    [{ id: employee.user.userId, status: 2 }],
    { assignedEmployees: [{ id: employee.user.userId }], requestable: 1 },
    { images: [{ header: 'Teltet fra haven' }] },
  ]);
  const unknown = await owner.call(orderRoutes.getOrderLines, { body: { orderID: orderid + 1 } });
  expect(unknown.status).toBe(404);
});
