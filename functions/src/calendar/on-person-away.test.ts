import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { applyAndApprove, deliverAway } from '@driftig/tests/support/company/absences';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import type { PlacedOrder } from '@driftig/tests/support/company/orders';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act, offer } from '@driftig/tests/support/company/shifts';
import { beforeEach, expect, test } from 'vitest';

const { startDate: day } = workingDay;
let company: TestCompany;
let sara: Caller;
let order: PlacedOrder;
let other: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
  order = await placeShift(company.owner);
  other = await placeShift(company.owner, { startDate: '2027-03-20', endDate: '2027-03-20' });
  const plan = { neededEmployees: 1, allCanRequest: true };
  await assign(company.owner, order.id, [], plan);
  await assign(company.owner, other.id, [], plan);
});

const deliverAwayOfSara = () => deliverAway(sara.user.userId);
const plannedFor = async ({ id }: PlacedOrder) => (await company.store.orders.getById(id)).planning;

test('approved absence ends requests and offers in its time, and no others', async () => {
  await act(sara, order.id, 1);
  await act(sara, other.id, 1);
  await offer(company.owner, order.id, [sara.user.userId]);
  await applyAndApprove(sara, company.owner, { startdate: day });
  expect(await deliverAwayOfSara()).toBe(1);
  expect(await plannedFor(order)).toMatchObject({ requestedIds: [] });
  expect((await plannedFor(order))?.market).toBeUndefined();
  expect(await plannedFor(other)).toMatchObject({ requestedIds: [sara.user.userId] });
});

test('a sale ends with the absence of its seller, who stays on the order', async () => {
  await assign(company.owner, order.id, [sara.user.userId], { neededEmployees: 1 });
  await act(sara, order.id, 7);
  await applyAndApprove(sara, company.owner, { startdate: day });
  await deliverAwayOfSara();
  expect(await plannedFor(order)).toMatchObject({ assignedIds: [sara.user.userId] });
  expect((await plannedFor(order))?.market).toBeUndefined();
});

test('a person who leaves has no request left; the same event twice changes nothing more', async () => {
  await act(sara, order.id, 1);
  const body = { id: sara.user.userId };
  const answer = await company.owner.call(employeeRoutes.deactivateEmployee, { body });
  expect(answer.status, answer.text).toBe(200);
  expect(await deliverAwayOfSara()).toBe(1);
  expect(await plannedFor(order)).toMatchObject({ requestedIds: [] });
  const { version } = await company.store.orders.getById(order.id);
  await deliverAwayOfSara();
  expect((await company.store.orders.getById(order.id)).version).toBe(version);
});
