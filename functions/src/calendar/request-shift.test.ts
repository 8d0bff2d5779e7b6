import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { noPlanning } from '@driftig/domain/planning/order-planning';
import {
  assign,
  createPeople,
  placeShift,
  workingDay,
} from '@driftig/tests/support/company/planning';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { applyFor, applyAndApprove } from '@driftig/tests/support/company/absences';
import { setStatus } from '@driftig/tests/support/company/order-status';
import type { PlacedOrder } from '@driftig/tests/support/company/orders';
import { act, answer, offer, shiftsOn, statusFor } from '@driftig/tests/support/company/shifts';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { beforeEach, describe, expect, test } from 'vitest';

const { startDate: day } = workingDay;
let company: TestCompany;
let sara: Caller;
let ali: Caller;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
  ali = await addCaller(company, 'Ali');
  order = await placeShift(company.owner);
});

const idOf = ({ user }: Caller) => user.userId;
const plan = (employees: readonly Caller[], others: object = {}) =>
  assign(company.owner, order.id, employees.map(idOf), { allCanRequest: true, ...others });
const status = (who: Caller) => statusFor(who, order.ordernumber, day);
const titlesOf = async (who: Caller) => {
  await tellAll(company);
  return (await shownTo(who)).map(({ title }) => title);
};

describe('an open shift', () => {
  beforeEach(() => plan([], { neededEmployees: 1 }));

  test('is requested, waits for a manager who is told, and can be cancelled', async () => {
    expect(await status(sara)).toBe(1);
    expect(await act(sara, order.id, 1)).toMatchObject({ status: 200 });
    expect(await status(sara)).toBe(8);
    expect(await titlesOf(company.owner)).toContain('Sara anmoder om en vagt på ordre 1');
    await act(sara, order.id, 8);
    expect(await status(sara)).toBe(1);
  });

  test('is given by a manager: who asked has it and is told, who asked besides is told that it is gone', async () => {
    await act(sara, order.id, 1);
    await act(ali, order.id, 1);
    expect(await answer(company.owner, order.id, idOf(sara), 1)).toMatchObject({
      status: 200,
      json: { message: 'Sara har fået vagten.' },
    });
    expect([await status(sara), await status(ali)]).toEqual([7, 4]);
    expect(await titlesOf(sara)).toEqual(['Du har fået vagten på ordre 1']);
    expect(await titlesOf(ali)).toEqual(['Vagten på ordre 1 kan ikke anmodes længere']);
  });

  test('is refused without a remark, and who asked is told', async () => {
    await act(sara, order.id, 1);
    await answer(company.owner, order.id, idOf(sara), 0);
    expect(await status(sara)).toBe(1);
    expect(await titlesOf(sara)).toEqual(['Din anmodning om vagten på ordre 1 er afvist']);
    expect((await answer(company.owner, order.id, idOf(sara), 1)).status).toBe(409);
  });

  test('ends with the order: done, cancelled, moved or filled', async () => {
    await act(sara, order.id, 1);
    await setStatus(company.owner, order.id, 3);
    await setStatus(company.owner, order.id, 1);
    expect(await status(sara)).toBe(1);
    await act(sara, order.id, 1);
    await plan([ali], { neededEmployees: 1 });
    await plan([], { neededEmployees: 1 });
    expect(await status(sara)).toBe(1);
  });
});

describe('a shift for sale', () => {
  beforeEach(async () => {
    await plan([sara], { neededEmployees: 1 });
    await act(sara, order.id, 7);
  });

  test('stays with its seller until a colleague takes it, whose name the seller is told', async () => {
    expect([await status(sara), await status(ali)]).toEqual([9, 2]);
    expect((await shiftsOn(ali, day))[0]?.statustext).toBe('Til salg af Sara');
    expect(await act(ali, order.id, 2)).toMatchObject({
      status: 200,
      json: { message: 'Vagten er din.' },
    });
    expect([await status(sara), await status(ali)]).toEqual([4, 7]);
    expect(await titlesOf(sara)).toContain('Ali har taget din vagt på ordre 1');
    expect(await titlesOf(sara)).not.toContain('Du er taget af ordre 1');
  });

  test('is taken off the market by its seller', async () => {
    await act(sara, order.id, 9);
    expect([await status(sara), await status(ali)]).toEqual([7, 4]);
    expect(await act(ali, order.id, 2)).toMatchObject({
      status: 409,
      json: { message: 'Vagten er allerede taget.' },
    });
  });

  test('is for sale no longer when its seller is taken off the order', async () => {
    await plan([], { neededEmployees: 1 });
    expect(await status(ali)).toBe(1);
  });

  test('that leaves less than 11 hours of rest becomes a request, and the warning is shown before', async () => {
    const late = await placeShift(company.owner, {
      startDate: '2027-03-11',
      endDate: '2027-03-11',
      startTime: '06:00',
      endTime: '10:00',
    });
    await assign(company.owner, late.id, [idOf(ali)], { neededEmployees: 1 });
    const [shift] = await shiftsOn(ali, day);
    expect(shift).toMatchObject({ status: 2, actionable: 1 });
    expect(shift?.warnings.join()).toMatch(/^Kun .* t\. hvile\. Loven kræver 11/);
    expect(await act(ali, order.id, 2)).toMatchObject({ status: 200 });
    expect([await status(sara), await status(ali)]).toEqual([9, 8]);
    await answer(company.owner, order.id, idOf(ali), 1);
    expect([await status(sara), await status(ali)]).toEqual([4, 7]);
  });
});

test('an offered shift is the first who says yes; the others are told that it is gone', async () => {
  await plan([], { neededEmployees: 1, allCanRequest: false });
  expect(await offer(company.owner, order.id, [idOf(sara), idOf(ali)])).toMatchObject({
    status: 200,
    json: { message: 'Vagten er tilbudt 2 medarbejdere.' },
  });
  expect([await status(sara), await status(ali), await status(company.employee)]).toEqual([
    3, 3, 4,
  ]);
  await act(sara, order.id, 3);
  expect([await status(sara), await status(ali)]).toEqual([7, 4]);
  expect(await titlesOf(ali)).toEqual([
    'Vagten på ordre 1 er ikke ledig længere',
    'Du tilbydes en vagt på ordre 1',
  ]);
});

test('holiday that was applied for turns a yes into a request, approved absence refuses it', async () => {
  await plan([], { neededEmployees: 2 });
  await offer(company.owner, order.id, [idOf(sara), idOf(ali)]);
  await applyFor(sara, { startdate: day });
  expect((await shiftsOn(sara, day))[0]?.warnings).toHaveLength(1);
  await act(sara, order.id, 3);
  expect(await status(sara)).toBe(8);
  await applyAndApprove(ali, company.owner, { startdate: day });
  expect(await status(ali)).toBe(4);
  expect((await act(ali, order.id, 3)).status).toBe(409);
});

test('50 people take one shift: one gets it, 49 are told that it is taken', async () => {
  await plan([sara], { neededEmployees: 1 });
  await act(sara, order.id, 7);
  const names = Array.from({ length: 50 }, (_, index) => `Person ${index}`);
  const people = await Promise.all(names.map((name) => addCaller(company, name)));
  const answers = await Promise.all(people.map((one) => act(one, order.id, 2)));
  const statuses = answers.map(({ status: code }) => code).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array(49).fill(409)]);
  const stored = await company.store.orders.getById(order.id);
  expect(stored.planning?.assignedIds).toHaveLength(1);
});

test('20 people request one shift at once: all of them wait', async () => {
  await plan([], { neededEmployees: 1 });
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, index) => addCaller(company, `Person ${index}`)),
  );
  const answers = await Promise.all(people.map((one) => act(one, order.id, 1)));
  expect(answers.map(({ status: code }) => code)).toEqual(Array(20).fill(200));
  const stored = await company.store.orders.getById(order.id);
  expect(stored.planning?.requestedIds).toHaveLength(20);
});

test('an order with 50 requests takes no more (409)', async () => {
  await plan([], { neededEmployees: 1 });
  const read = await company.store.orders.getById(order.id);
  const requestedIds = Array.from({ length: 50 }, (_, index) => `person${index}`);
  const planning = { ...noPlanning, ...read.planning, requestedIds };
  await company.store.commit({
    writes: company.store.orders.replace(read, { ...read, planning, version: read.version + 1 }),
    audit: { action: 'orders.shiftChanged', subject: 'order 1' },
  });
  expect(await act(sara, order.id, 1)).toMatchObject({
    status: 409,
    json: { message: 'Der er allerede 50 anmodninger på vagten. Spørg din leder.' },
  });
  expect((await company.store.orders.getById(order.id)).planning).toMatchObject({ requestedIds });
});

test('the order is named by its number or its id; an unknown, cancelled or foreign one is 404', async () => {
  await plan([], { neededEmployees: 1 });
  expect((await act(sara, String(order.ordernumber), 1)).status).toBe(200);
  const other = await createCompany();
  expect((await act(other.employee, order.id, 1)).status).toBe(404);
  expect((await act(sara, '99', 1)).status).toBe(404);
  await setStatus(company.owner, order.id, 4);
  expect((await act(sara, order.id, 8)).status).toBe(404);
});

test('a day that is past has nothing to do', async () => {
  const past = await placeShift(company.owner, { startDate: '2026-01-05', endDate: '2026-01-05' });
  await assign(company.owner, past.id, [idOf(sara)], { neededEmployees: 1 });
  const [shift] = await shiftsOn(sara, '2026-01-05');
  expect(shift).toMatchObject({ status: 7, actionable: 0 });
  expect((await act(sara, past.id, 7)).status).toBe(409);
});

test('a manager who works on an order has a shift of it', async () => {
  const [other = ''] = await createPeople(company, ['Ida']);
  await assign(company.owner, order.id, [other, idOf(company.owner)], { neededEmployees: 2 });
  expect(await status(company.owner)).toBe(7);
});

test('a second tap with the same key gets the first answer and changes nothing', async () => {
  await plan([], { neededEmployees: 1 });
  const tap = () =>
    sara.call(calendarRoutes.requestShift, {
      body: { orderId: order.id, status: 1 },
      headers: { 'idempotency-key': 'request-shift-1' },
    });
  const [first, second] = [await tap(), await tap()];
  expect([second.status, second.json]).toEqual([first.status, first.json]);
  expect(await status(sara)).toBe(8);
});

test('an employee who is booked elsewhere meanwhile can still withdraw the request', async () => {
  await plan([], { neededEmployees: 1 });
  await act(sara, order.id, 1);
  const other = await placeShift(company.owner);
  await assign(company.owner, other.id, [idOf(sara)], { neededEmployees: 1 });
  expect(await status(sara)).toBe(8);
  expect((await act(sara, order.id, 8)).status).toBe(200);
});
