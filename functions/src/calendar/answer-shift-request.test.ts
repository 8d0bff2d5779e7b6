import { addDays } from '@driftig/domain/dates';
import { applyAndApprove, today } from '@driftig/tests/support/company/absences';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import type { PlacedOrder } from '@driftig/tests/support/company/orders';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act, answer } from '@driftig/tests/support/company/shifts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let company: TestCompany;
let sara: Caller;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
  order = await placeShift(company.owner);
  await assign(company.owner, order.id, [], { neededEmployees: 1, allCanRequest: true });
  await act(sara, order.id, 1);
});

const planning = async () => (await company.store.orders.getById(order.id)).planning;

test('two managers answer at once: the second is told that the request is gone', async () => {
  const yes = () => answer(company.owner, order.id, sara.user.userId, 1);
  const no = () => answer(company.administrator, order.id, sara.user.userId, 0);
  const statuses = (await Promise.all([yes(), no()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await planning())?.requestedIds).toEqual([]);
});

test('an employee who is away or booked by now is refused the shift (409), and the request stays', async () => {
  const other = await placeShift(company.owner);
  await assign(company.owner, other.id, [sara.user.userId], { neededEmployees: 1 });
  expect(await answer(company.owner, order.id, sara.user.userId, 1)).toMatchObject({
    status: 409,
    json: { code: 'person_busy' },
  });
  await assign(company.owner, other.id, [], { neededEmployees: 1 });
  await applyAndApprove(sara, company.owner, { startdate: workingDay.startDate });
  expect(await answer(company.owner, order.id, sara.user.userId, 1)).toMatchObject({
    status: 409,
    json: { message: 'Sara er fraværende.' },
  });
});

test("another company's request and an unknown order are 404", async () => {
  const other = await createCompany();
  expect((await answer(other.owner, order.id, sara.user.userId, 1)).status).toBe(404);
  expect((await answer(company.owner, '77', sara.user.userId, 1)).status).toBe(404);
});

test('a request for a shift that is over is refused, and not granted (409)', async () => {
  const [day, after] = [addDays(today(), 2), addDays(today(), 3)];
  order = await placeShift(company.owner, { startDate: day, endDate: day });
  await assign(company.owner, order.id, [], { neededEmployees: 1, allCanRequest: true });
  await act(sara, order.id, 1);
  vi.setSystemTime(`${after}T12:00:00.000Z`);
  onTestFinished(() => void vi.useRealTimers());
  expect((await answer(company.owner, order.id, sara.user.userId, 1)).status).toBe(409);
  expect((await answer(company.owner, order.id, sara.user.userId, 0)).status).toBe(200);
});
