import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays } from '@driftig/domain/dates';
import { applyFor, applyAndApprove, decide, today } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { assign, createPeople, placeShift } from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let order: { readonly id: string; readonly ordernumber: number };
/** The day of the order. */
const day = addDays(today(), 3);
beforeEach(async () => {
  company = await createCompany();
  const [sara = ''] = await createPeople(company, ['Sara']);
  order = await placeShift(company.owner, { startDate: day, endDate: day });
  await assign(company.owner, order.id, [sara, company.employee.user.userId]);
});

const sick = (fields: object = {}) =>
  applyFor(company.employee, { type: 'sickness', startdate: day, ...fields });

/** Number of people of the order in every answer that has it. */
async function told(): Promise<Record<string, number | undefined>> {
  const { call } = company.owner;
  const { id, ordernumber } = order;
  const count = (row: unknown) => (row as { assignedcount?: number } | undefined)?.assignedcount;
  const [first] = (await call(recordRoutes.listOrders)).json as unknown[];
  const [next] = (await call(recordRoutes.listOrders, { query: { order: 'next' } }))
    .json as unknown[];
  const [mergeable] = (await call(recordRoutes.listMergeableOrders)).json as unknown[];
  const query = { ordernumber: String(ordernumber) };
  const overview = (await call(orderRoutes.getOrderOverview, { query })).json as { order: unknown };
  const params = { type: 'orders', id };
  const { json: record } = await call(recordRoutes.getRecord, { params });
  const edited = await call(orderRoutes.updateOrder, { body: { id, orderTitle: 'Julefrokost' } });
  return {
    list: count(first),
    next: count(next),
    mergeable: count(mergeable),
    overview: count(overview.order),
    record: count(record),
    edited: count(edited.json),
  };
}

const everywhere = (count: number) => ({
  list: count,
  next: count,
  mergeable: count,
  overview: count,
  record: count,
  edited: count,
});

const understaffed = async () =>
  (await company.owner.call(planningRoutes.listUnderstaffedOrders)).json;

test('a person who falls ill after planning is no longer staff, anywhere, until it is withdrawn', async () => {
  expect(await told()).toEqual(everywhere(2));
  expect(await understaffed()).toEqual([]);
  const { id } = await sick();
  expect(await told()).toEqual(everywhere(1));
  expect(await understaffed()).toMatchObject([{ neededEmployees: 2, assignedcount: 1 }]);
  await company.employee.call(vacationRoutes.deleteAbsence, { params: { id } });
  expect(await told()).toEqual(everywhere(2));
  expect(await understaffed()).toEqual([]);
});

test('holiday counts from its approval, and not after it is recalled', async () => {
  const { id } = await applyFor(company.employee, { startdate: day });
  expect(await told()).toEqual(everywhere(2));
  await decide(company.owner, id, 1);
  expect(await told()).toEqual(everywhere(1));
  await decide(company.owner, id, 0);
  expect(await told()).toEqual(everywhere(2));
});

test('an order that moves away from the absence has its people again, and back', async () => {
  await applyAndApprove(company.employee, company.owner, { startdate: day });
  const move = (date: string) =>
    company.owner.call(orderRoutes.updateOrder, {
      body: { id: order.id, startDate: date, endDate: date },
    });
  expect((await move(addDays(day, 1))).json).toMatchObject({ assignedcount: 2 });
  expect(await told()).toEqual(everywhere(2));
  expect((await move(day)).json).toMatchObject({ assignedcount: 1 });
});

test('an illness without an end counts for a week, one with times only where it shares time', async () => {
  await sick({ startdate: today(), open: 1 });
  expect((await told())['list']).toBe(1);
  const later = addDays(today(), 12);
  const { id } = await placeShift(company.owner, { startDate: later, endDate: later });
  await assign(company.owner, id, [company.employee.user.userId]);
  const { json } = await company.owner.call(recordRoutes.getRecord, {
    params: { type: 'orders', id },
  });
  expect(json).toMatchObject({ assignedcount: 1 });
});

test('an absence that ends before the order begins leaves its person on it', async () => {
  await sick({ timefrom: '08:00', timeto: '14:00' });
  expect(await told()).toEqual(everywhere(2));
});

test('the place of an absent person may be asked for', async () => {
  const { owner, employee } = company;
  await assign(owner, order.id, [employee.user.userId], { allCanRequest: 1, neededEmployees: 2 });
  const ask = async () => {
    const query = { orderid: order.id, startdate: day, enddate: day };
    return (await owner.call(planningRoutes.getAvailableEmployees, { query })).json;
  };
  expect(await ask()).toMatchObject({ requestableamount: 1 });
  await sick();
  expect(await ask()).toMatchObject({
    requestableamount: 2,
    assignedEmployees: [{ absent: 1 }],
  });
});

test('an edit of the order keeps the plan: the person is on it again when well', async () => {
  const { id } = await sick();
  await company.owner.call(orderRoutes.updateOrder, {
    body: { id: order.id, orderTitle: 'Nytårskur' },
  });
  await company.employee.call(vacationRoutes.deleteAbsence, { params: { id } });
  expect(await told()).toEqual(everywhere(2));
});

test('a person who is well again is staff of an order that still runs', async () => {
  const yesterday = addDays(today(), -1);
  order = await placeShift(company.owner, { startDate: yesterday, endDate: addDays(day, -1) });
  await assign(company.owner, order.id, [company.employee.user.userId]);
  await sick({ startdate: yesterday, enddate: yesterday });
  const params = { type: 'orders', id: order.id };
  const { json } = await company.owner.call(recordRoutes.getRecord, { params });
  expect(json).toMatchObject({ assignedcount: 1 });
});
