import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { addDays } from '@driftig/domain/dates';
import { applyAndApprove, deliverAway } from '@driftig/tests/support/company/absences';
import { addCaller, createCompany, type Caller } from '@driftig/tests/support/company/company';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { orderForm } from '@driftig/tests/support/company/orders';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import {
  act,
  createSwapCase,
  idOf,
  offer,
  propose,
  reply,
  statusFor,
  swapDays,
} from '@driftig/tests/support/company/shifts';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const { startDate: day } = workingDay;
let company: Awaited<ReturnType<typeof createCompany>>;
let people: Readonly<Record<'asks' | 'isOffered' | 'sells' | 'asksSeller', Caller>>;
let id: string;
let number: number;

beforeAll(async () => {
  company = await createCompany();
});

/** A shift that has all of it: a request, an offer, a sale, and a request to the seller. */
beforeEach(async () => {
  const { owner } = company;
  const named = (name: string) => addCaller(company, name);
  const [asks, isOffered] = await Promise.all([named('Ali'), named('Bo')]);
  const [sells, asksSeller] = await Promise.all([named('Sara'), named('Tove')]);
  people = { asks, isOffered, sells, asksSeller };
  ({ id, ordernumber: number } = await placeShift(owner));
  const next = { startDate: addDays(day, 1), endDate: addDays(day, 1) };
  const early = await placeShift(owner, { ...next, startTime: '06:00', endTime: '10:00' });
  await assign(owner, early.id, [idOf(asksSeller)], { neededEmployees: 1 });
  await assign(owner, id, [idOf(sells)], { neededEmployees: 2, allCanRequest: true });
  await act(asks, id, 1);
  await act(sells, id, 7);
  await act(asksSeller, id, 2);
  await offer(owner, id, [idOf(isOffered)]);
  expect(await left()).toEqual(new Set(Object.values(people).map(idOf)));
});

/** People with a request, an offer or a sale of the shift. */
async function left(): Promise<Set<string>> {
  const { planning } = await company.store.orders.getById(id);
  const { offeredIds = [], sellingIds = [], takes = [] } = planning?.market ?? {};
  const takers = takes.map(({ employeeId }) => employeeId);
  return new Set([...(planning?.requestedIds ?? []), ...offeredIds, ...sellingIds, ...takers]);
}

const moveTo = (date: string) =>
  company.owner.call(orderRoutes.updateOrder, {
    body: { id, ...orderForm, ...workingDay, startDate: date, endDate: date },
  });

test.each<[string, () => Promise<{ readonly status: number }>]>([
  ['done', () => setStatus(company.owner, id, 3)],
  ['cancelled', () => setStatus(company.owner, id, 4)],
  ['moved', () => moveTo('2027-04-21')],
])('no request, offer or sale is left of a shift that is %s', async (_, change) => {
  expect((await change()).status).toBe(200);
  expect(await left()).toEqual(new Set());
});

test('nothing is left of a shift that is deleted', async () => {
  const body = { dType: 'orders', id };
  expect((await company.owner.call(recordRoutes.deleteRecord, { body })).status).toBe(200);
  const rows = await company.store.calendar.list('2027-03', '2027-03');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => row.number)).not.toContain(number);
  for (const who of Object.values(people))
    expect(await statusFor(who, number, day)).toBeUndefined();
});

const leave = (who: Caller) =>
  company.owner.call(employeeRoutes.deactivateEmployee, { body: { id: idOf(who) } });
const beAbsent = (who: Caller) =>
  applyAndApprove(who, company.owner, { startdate: day, enddate: day });

test.each<[string, (who: Caller) => Promise<unknown>]>([
  ['absent', beAbsent],
  ['gone', leave],
])(
  'a person who is %s keeps no request, offer or sale, and the others keep theirs',
  async (_, goes) => {
    const { asks, isOffered, sells, asksSeller } = people;
    const kept = new Set(Object.values(people).map(idOf));
    for (const who of [asks, isOffered, asksSeller, sells]) {
      await goes(who);
      expect(await deliverAway(idOf(who))).toBeGreaterThan(0);
      kept.delete(idOf(who));
      expect(await left()).toEqual(kept);
    }
  },
);

test('a request to a seller ends with the sale', async () => {
  await act(people.sells, id, 9);
  expect(await left()).toEqual(new Set([idOf(people.asks), idOf(people.isOffered)]));
});

test('a swap ends when a side has left or its order is deleted, and the other has their shift again', async () => {
  for (const ends of [
    (swap: Swap) => swap.company.owner.call(employeeRoutes.deactivateEmployee, bodyOf(swap.sara)),
    ({ company: { owner }, first }: Swap) =>
      owner.call(recordRoutes.deleteRecord, { body: { dType: 'orders', id: first.id } }),
  ]) {
    const swap = await createSwapCase();
    await propose(swap);
    await reply(swap, 1);
    expect((await ends(swap)).status).toBe(200);
    await deliverAway(idOf(swap.sara));
    const { json } = await swap.company.owner.call(calendarRoutes.listSwaps, {});
    expect(json).toEqual([]);
    expect(await statusFor(swap.ali, swap.second.ordernumber, swapDays.second)).toBe(7);
  }
});

type Swap = Awaited<ReturnType<typeof createSwapCase>>;
const bodyOf = (who: Caller) => ({ body: { id: idOf(who) } });

test('a shift that is sold and proposed for a swap at once is one of the two', async () => {
  const swap = await createSwapCase();
  const { sara, first, ali, second } = swap;
  const answers = await Promise.all([propose(swap), act(sara, first.id, 7)]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const [proposed] = answers;
  const isSwap = proposed.status === 200;
  expect(await statusFor(sara, first.ordernumber, swapDays.first)).toBe(isSwap ? 8 : 9);
  expect(await statusFor(ali, second.ordernumber, swapDays.second)).toBe(isSwap ? 8 : 7);
});
