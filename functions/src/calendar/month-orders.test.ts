import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { orderMonthEntity } from '@driftig/data/planning/planning.entities';
import { backfillMonthOrders } from '@driftig/data/planning/month-orders-backfill';
import { monthOrderOf, type MonthOrder } from '@driftig/domain/planning/month-orders';
import { monthsOf } from '@driftig/domain/planning/period';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { orderForm } from '@driftig/tests/support/company/orders';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { act, answer, offer, statusFor } from '@driftig/tests/support/company/shifts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const byNumber = (a: MonthOrder, b: MonthOrder) => a.number - b.number;

/** The rows as they would be by the orders that are stored. */
async function recomputed({ store }: TestCompany, month: string): Promise<MonthOrder[]> {
  const { rows } = await store.orders.list({ limit: 100 });
  const orders = await store.orders.listByNumber(rows.map(({ number }) => number));
  return orders
    .map((order) => monthOrderOf(order))
    .filter((row) => monthsOf(row).includes(month))
    .toSorted(byNumber);
}

async function expectAgreement(company: TestCompany) {
  for (const month of ['2027-02', '2027-03', '2027-04', '2027-05']) {
    const stored = await company.store.calendar.list(month, month);
    expect(stored.toSorted(byNumber), month).toEqual(await recomputed(company, month));
  }
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('place', 'move', 'status', 'plan', 'act', 'answer', 'offer', 'remove'),
    order: fc.nat(2),
    who: fc.nat(2),
    day: fc.constantFrom('2027-02-28', '2027-03-10', '2027-03-31', '2027-04-30'),
    nights: fc.nat(2),
    status: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 4, maxLength: 14 },
);
type Step = typeof steps extends fc.Arbitrary<readonly (infer S)[]> ? S : never;

test('the rows of months equal a recomputation after any history of orders and shifts', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const company = await createCompany();
      const people = [company.employee, await addCaller(company, 'Sara'), company.administrator];
      const ids: { id: string; number: number; day: string }[] = [];
      for (const step of history) await run(company, people, ids, step);
      await expectAgreement(company);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

async function run(
  company: TestCompany,
  people: readonly Caller[],
  placed: { id: string; number: number; day: string }[],
  { what, order, who, day, nights, status }: Step,
): Promise<void> {
  const { owner } = company;
  const time = { ...workingDay, startDate: day, endDate: addNights(day, nights) };
  if (what === 'place' || placed.length === 0) {
    const { id, ordernumber } = await placeShift(owner, time);
    placed.push({ id, number: ordernumber, day });
    return;
  }
  const target = placed[order % placed.length];
  const person = people[who];
  if (target === undefined || person === undefined) return;
  const { id, number } = target;
  if (what === 'move') {
    await owner.call(orderRoutes.updateOrder, { body: { id, ...orderForm, ...time } });
    target.day = day;
  }
  if (what === 'status') await setStatus(owner, id, status);
  if (what === 'plan')
    await assign(owner, id, status > 2 ? [person.user.userId] : [], {
      allCanRequest: true,
      neededEmployees: status,
    });
  if (what === 'act') await act(person, id, (await statusFor(person, number, target.day)) ?? 1);
  if (what === 'answer') await answer(owner, id, person.user.userId, status > 2 ? 1 : 0);
  if (what === 'offer') await offer(owner, id, [person.user.userId]);
  if (what === 'remove') {
    await owner.call(recordRoutes.deleteRecord, { body: { dType: 'orders', id } });
    placed.splice(placed.indexOf(target), 1);
  }
}

const addNights = (day: string, nights: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + nights * 86_400_000).toISOString().slice(0, 10);

test('orders from before the calendars are filled in, also twice and while people work', async () => {
  const company = await createCompany();
  const { id } = await placeShift(company.owner);
  await placeShift(company.owner, { endDate: '2027-04-02' });
  const { table } = services();
  const { companyId } = company;
  for (const month of ['2027-03', '2027-04'])
    await orderMonthEntity(table).delete({ companyId, month }).go();
  expect(await company.store.calendar.list('2027-03', '2027-04')).toEqual([]);
  const moved = company.owner.call(orderRoutes.updateOrder, {
    body: { id, ...orderForm, ...workingDay, startDate: '2027-05-05', endDate: '2027-05-05' },
  });
  await Promise.all([backfillMonthOrders(table, companyId), moved]);
  await backfillMonthOrders(table, companyId);
  await expectAgreement(company);
});

test('an order that moved between the reading and the write of its rows is read again', async () => {
  const company = await createCompany();
  const { id } = await placeShift(company.owner, {
    startDate: '2027-02-10',
    endDate: '2027-02-10',
  });
  const { companyId, owner } = company;
  const { table } = services();
  const moved = { ...orderForm, ...workingDay, startDate: '2027-05-05', endDate: '2027-05-05' };
  runBeforeCommit(table, async () => {
    expect(await owner.call(orderRoutes.updateOrder, { body: { id, ...moved } })).toMatchObject({
      status: 200,
    });
  });
  await backfillMonthOrders(table, companyId);
  await expectAgreement(company);
});
