import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  buyerAddress,
  depositForm,
  invoiceForm,
  issue,
} from '@driftig/tests/support/company/invoices';
import { tellingsOf } from '@driftig/tests/support/company/notifications';
import {
  assign,
  createPeople,
  placeShift,
  workingDay,
} from '@driftig/tests/support/company/planning';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let sara: string;
let ali: string;
let bo: string;
beforeEach(async () => {
  company = await createCompany();
  [sara = '', ali = '', bo = ''] = await createPeople(company, ['Sara', 'Ali', 'Bo']);
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

test('busy people are refused by name, and neither invoice nor number is used', async () => {
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

describe.each([
  ['an invoice', {}, { invoiceNumber: 1 }],
  ['a deposit', depositForm, { depositInvoiceNumber: 1 }],
])('%s that plans people on an existing order', (_what, form, link) => {
  test('writes how many are needed and assigned', async () => {
    const { id, ordernumber } = await placeShift(company.owner);
    await assign(company.owner, id, [sara], { neededEmployees: 5 });
    await issue(company.owner, { ...form, getOrderUniqueNumber: ordernumber, ...staff(ali, bo) });
    expect(await orderOf(ordernumber)).toMatchObject({
      ...link,
      neededEmployees: 3,
      assignedEmployees: 2,
      planning: { assignedIds: [ali, bo] },
    });
  });

  test('is refused when a colleague plans it meanwhile, and the colleague’s plan and the number stay', async () => {
    const { id, ordernumber } = await placeShift(company.owner);
    await assign(company.owner, id, [sara]);
    runBeforeCommit(services().table, () => assign(company.owner, id, [sara, bo]));
    const refused = await attempt({ ...form, getOrderUniqueNumber: ordernumber, ...staff(ali) });
    expect(refused).toMatchObject({ status: 409, json: { code: 'conflict' } });
    const order = await orderOf(ordernumber);
    expect(order).toMatchObject({ assignedEmployees: 2, planning: { assignedIds: [sara, bo] } });
    expect([order?.invoiceNumber, order?.depositInvoiceNumber]).toEqual([undefined, undefined]);
    expect((await company.store.series.read()).invoice).toBe(1);
  });
});
