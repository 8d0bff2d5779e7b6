import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { Order } from '@driftig/domain/orders/order';
import { rebookMonths, touchedMonths, type BookedMonth } from '@driftig/domain/planning/bookings';
import { overlap } from '@driftig/domain/planning/period';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { orderForm } from '@driftig/tests/support/company/orders';
import {
  assign,
  createPeople,
  placeShift,
  workingDay,
} from '@driftig/tests/support/company/planning';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
let people: readonly string[];
beforeEach(async () => {
  company = await createCompany();
  people = await createPeople(company, ['Sara', 'Ali', 'Ida']);
});

const update = (id: string, changes: object) =>
  company.owner.call(orderRoutes.updateOrder, { body: { id, ...orderForm, ...changes } });
const setStatus = (id: string, invoicechose: number) =>
  company.owner.call(orderRoutes.changeOrderStatus, { body: { id, invoicechose } });
const remove = (id: string) =>
  company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'orders', id } });
const monthsOf2027 = Array.from({ length: 12 }, (_, n) => `2027-${String(n + 1).padStart(2, '0')}`);
const stored = async () => {
  const keys = people.flatMap((employeeId) => monthsOf2027.map((month) => ({ employeeId, month })));
  const months = await company.store.planning.getBooked(keys);
  return months.filter(({ bookings }) => bookings.length > 0);
};
const spans = async () =>
  (await stored()).flatMap(({ bookings }) => bookings.map(({ from, to }) => `${from} ${to}`));

describe('an order with people', () => {
  let id: string;
  let sara: string;
  beforeEach(async () => {
    [sara = ''] = people;
    ({ id } = await placeShift(company.owner));
    await assign(company.owner, id, [sara]);
  });

  test('takes them along to another day, month or time', async () => {
    const moved = { ...workingDay, startDate: '2027-04-30', endDate: '2027-05-01' };
    expect((await update(id, moved)).status).toBe(200);
    expect(await spans()).toEqual(Array(2).fill('2027-04-30T14:00 2027-05-01T20:00'));
    await update(id, { ...workingDay, endTime: '22:00' });
    expect(await spans()).toEqual(['2027-03-10T14:00 2027-03-10T22:00']);
  });

  test('is not moved when a person would be on two at once: 409 names both, nothing is changed', async () => {
    const { id: other } = await placeShift(company.owner, { startTime: '06:00', endTime: '12:00' });
    await assign(company.owner, other, [sara]);
    const answer = await update(other, { ...workingDay, startTime: '06:00', endTime: '14:30' });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'person_busy', message: 'Sara er på ordre 1 kl. 14:00-20:00.' },
    });
    expect(await company.store.orders.getById(other)).toMatchObject({ endTime: '12:00' });
    expect((await spans()).toSorted()).toEqual([
      '2027-03-10T06:00 2027-03-10T12:00',
      '2027-03-10T14:00 2027-03-10T20:00',
    ]);
  });

  test('cancelling frees them, and opening it again restores no one', async () => {
    await setStatus(id, 4);
    expect(await stored()).toEqual([]);
    await setStatus(id, 1);
    expect(await stored()).toEqual([]);
    expect(await company.store.orders.getById(id)).toMatchObject({
      neededEmployees: 2,
      assignedEmployees: 0,
      planning: { assignedIds: [] },
    });
  });

  test('frees them when it is deleted', async () => {
    expect((await remove(id)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  test('keeps them through an edit of its words, which books nothing anew', async () => {
    const [before] = await stored();
    await update(id, { ...workingDay, orderTitle: 'Efterårsfest' });
    expect(await stored()).toEqual([before]);
  });

  test('cannot be made longer than a year', async () => {
    const answer = await update(id, { ...workingDay, endDate: '2028-06-01' });
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: { endDate: expect.any(String) } },
    });
  });
});

test('an item of bookings that was emptied is not taken for a new one by who read it before', async () => {
  const [sara = ''] = people;
  const { id } = await placeShift(company.owner);
  await assign(company.owner, id, [sara]);
  const [read] = await stored();
  await assign(company.owner, id, []);
  await assign(company.owner, id, [sara]);
  const [now] = await stored();
  expect([read?.version, now?.version]).toEqual([1, 3]);
});

const step = fc.record({
  what: fc.constantFrom('assign', 'assign', 'assign', 'move', 'cancel', 'open', 'delete'),
  order: fc.nat({ max: 2 }),
  who: fc.subarray([0, 1, 2]),
  day: fc.constantFrom('2027-03-30', '2027-03-31', '2027-04-01'),
  nights: fc.nat({ max: 2 }),
  hour: fc.integer({ min: 0, max: 22 }),
});

test('after any history the bookings match the orders, and no person is on two at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      company = await createCompany();
      people = await createPeople(company, ['Sara', 'Ali', 'Ida']);
      const ids = await Promise.all(
        [0, 1, 2].map(async () => (await placeShift(company.owner)).id),
      );
      for (const one of steps) await take(one, ids);
      const orders = await Promise.all(
        (await company.store.orders.list({})).rows.map(({ number }) =>
          company.store.orders.find(number),
        ),
      );
      const expected = recomputed(orders.filter((order) => order !== undefined));
      expect(sorted(await stored())).toEqual(expected);
      for (const { bookings } of await stored())
        expect(
          bookings.flatMap((one, index) =>
            bookings.slice(index + 1).filter((other) => overlap(one, other)),
          ),
        ).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(
  { what, order, who, day, nights, hour }: Step,
  ids: readonly string[],
): Promise<void> {
  const id = ids[order] ?? '';
  const chosen = who.map((index) => people[index] ?? '');
  if (what === 'assign') await assign(company.owner, id, chosen);
  else if (what === 'cancel') await setStatus(id, 4);
  else if (what === 'open') await setStatus(id, 1);
  else if (what === 'delete') await remove(id);
  else {
    const endDate = new Date(Date.parse(day) + nights * 86_400_000).toISOString().slice(0, 10);
    const startTime = `${String(hour).padStart(2, '0')}:00`;
    await update(id, { startDate: day, endDate, startTime, endTime: '23:00' });
  }
}

/** The bookings of orders, made from nothing. */
function recomputed(orders: readonly Order[]): unknown {
  const months = new Map<string, BookedMonth>();
  for (const order of orders) {
    const keys = touchedMonths(undefined, order);
    const read = keys.map(
      (key) => months.get(JSON.stringify(key)) ?? { ...key, bookings: [], version: 0 },
    );
    for (const [index, key] of keys.entries())
      months.set(JSON.stringify(key), read[index] ?? { ...key, bookings: [], version: 0 });
    for (const { after } of rebookMonths(read, order, order.number))
      months.set(JSON.stringify({ employeeId: after.employeeId, month: after.month }), after);
  }
  return sorted([...months.values()]);
}

const sorted = (months: readonly BookedMonth[]) =>
  months
    .filter(({ bookings }) => bookings.length > 0)
    .map(({ employeeId, month, bookings }) => ({ employeeId, month, bookings }))
    .toSorted((a, b) => `${a.month}${a.employeeId}`.localeCompare(`${b.month}${b.employeeId}`));
