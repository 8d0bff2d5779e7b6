import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { buyerAddress, invoiceForm, issue } from '@driftig/tests/support/company/invoices';
import { tellingsOf } from '@driftig/tests/support/company/notifications';
import {
  assign,
  createPeople,
  placeShift,
  workingDay,
} from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let sara: string;
let ali: string;
beforeEach(async () => {
  company = await createCompany();
  [sara = '', ali = ''] = await createPeople(company, ['Sara', 'Ali']);
});

const { startDate, endDate, startTime, endTime } = workingDay;
const newOrder = {
  ordertittle: 'Sommerfest',
  orderdatestart: startDate,
  orderdateend: endDate,
  timestart: startTime,
  timedone: endTime,
};
const staff = (...orderUsers: string[]) => ({
  orderUsers,
  allCanRequestFromParent: true,
  allCanRequestFromParentNumber: 3,
});
const attempt = (changes: object) =>
  company.owner.call(invoiceRoutes.issueInvoice, {
    body: { ...invoiceForm, ...buyerAddress, ...changes },
  });
const orderOf = (number: number) => company.store.orders.find(number);

test('people are planned on the new order of an invoice, are booked and told', async () => {
  await issue(company.owner, { ...newOrder, ...staff(sara, ali) });
  expect((await tellingsOf(company)).map(({ payload }) => payload)).toMatchObject([
    { tellings: [{ to: [sara, ali], occasion: { kind: 'orderAssigned' } }] },
  ]);
  expect(await orderOf(1)).toMatchObject({
    invoiceNumber: 1,
    neededEmployees: 3,
    assignedEmployees: 2,
    planning: { allCanRequest: true, assignedIds: [sara, ali] },
  });
  const other = await placeShift(company.owner);
  expect((await assign(company.owner, other.id, [sara])).status).toBe(409);
});

test('people are planned on an existing order, and what is left out stays', async () => {
  const { id, ordernumber } = await placeShift(company.owner);
  await assign(company.owner, id, [sara]);
  const before = await orderOf(ordernumber);
  await issue(company.owner, { getOrderUniqueNumber: ordernumber, orderUsers: [ali] });
  const after = await orderOf(ordernumber);
  expect(after).toMatchObject({
    invoiceNumber: 1,
    neededEmployees: before?.neededEmployees,
    assignedEmployees: 1,
    planning: { assignedIds: [ali] },
  });
  expect(after?.version).toBe((before?.version ?? 0) + 1);
  const free = await placeShift(company.owner);
  expect((await assign(company.owner, free.id, [sara])).status).toBe(200);
});

test('who is busy is told, and neither invoice nor number is used', async () => {
  const { id } = await placeShift(company.owner);
  await assign(company.owner, id, [sara]);
  const refused = await attempt({ ...newOrder, ...staff(sara) });
  expect(refused).toMatchObject({ status: 409, json: { code: 'person_busy' } });
  expect((await company.store.series.read()).invoice).toBe(1);
});

test('two invoices that plan one person at once: one wins, the other is told', async () => {
  const both = await Promise.all([
    attempt({ ...newOrder, ...staff(sara) }),
    attempt({ ...newOrder, ...staff(sara) }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await company.store.series.read()).invoice).toBe(2);
});

test('an invoice that says nothing of people leaves the plan of its order', async () => {
  const { id, ordernumber } = await placeShift(company.owner);
  await assign(company.owner, id, [sara]);
  await issue(company.owner, { getOrderUniqueNumber: ordernumber });
  expect(await orderOf(ordernumber)).toMatchObject({ planning: { assignedIds: [sara] } });
});
