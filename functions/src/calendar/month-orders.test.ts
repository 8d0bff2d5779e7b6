import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { absenceMonthEntity } from '@driftig/data/vacation/vacation.entities';
import { backfillMonthAbsences } from '@driftig/data/vacation/month-absences-backfill';
import { orderMonthEntity } from '@driftig/data/planning/planning.entities';
import { backfillMonthOrders } from '@driftig/data/planning/month-orders-backfill';
import { monthOrderOf, type MonthOrder } from '@driftig/domain/planning/month-orders';
import { monthsOf, overlap, periodOf } from '@driftig/domain/planning/period';
import { isStanding, isWithin } from '@driftig/domain/vacation/absence';
import { awayPeriods } from '@driftig/domain/vacation/away';
import type { MonthAbsence } from '@driftig/domain/vacation/month-absences';
import {
  applyAndApprove,
  decide,
  sendApplication,
  today,
  type Entry,
} from '@driftig/tests/support/company/absences';
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

import { staffAwayOfMonths } from '../changes/planning/staff-away.ts';

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
  await expectAbsencesToAgree(company);
}

/** The absences of months, and the absent people of each order, as the years and the orders give them. */
async function expectAbsencesToAgree({ store }: TestCompany) {
  const years = (await store.vacation.listOfYears([2026, 2027])).filter(isStanding);
  for (const month of ['2027-02', '2027-03', '2027-04', '2027-05']) {
    const stored = await store.vacation.listOfMonths(month, month);
    const expected = years.filter((one) => isWithin(one, `${month}-01`, `${month}-31`));
    expect(stored.map(keyOfAbsence).toSorted(), month).toEqual(
      expected.map(keyOfAbsence).toSorted(),
    );
  }
  const rows = await store.calendar.list('2027-02', '2027-05');
  const orders = await store.orders.listByNumber(rows.map(({ number }) => number));
  const away = awayPeriods(years, today());
  const expected = orders
    .filter(({ status }) => status === 'notStarted' || status === 'started')
    .map((order) => {
      const absent = away.filter((one) => overlap(one, periodOf(order)));
      const people = new Set(absent.map(({ employeeId }) => employeeId));
      const { assignedIds = [] } = order.planning ?? {};
      return [order.number, assignedIds.filter((id) => people.has(id)).length] as const;
    })
    .filter(([, count]) => count > 0);
  expect(await staffAwayOfMonths(store, rows, today())).toEqual(new Map(expected));
}

const keyOfAbsence = ({ employeeId, startDate, endDate, status }: MonthAbsence) =>
  [employeeId, startDate, endDate, status].join(' ');

const ofOrders = ['place', 'move', 'status', 'plan', 'act', 'answer', 'offer', 'remove'] as const;
const whats = [...ofOrders, 'away', 'away', 'back'] as const;
const steps = fc.array(
  fc.record({
    what: fc.constantFrom(...whats),
    order: fc.nat(2),
    who: fc.nat(2),
    day: fc.constantFrom('2027-02-28', '2027-03-10', '2027-03-31', '2027-04-30'),
    nights: fc.nat(2),
    status: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 4, maxLength: 14 },
);
type Step = typeof steps extends fc.Arbitrary<readonly (infer S)[]> ? S : never;

test('the rows of months equal a recomputation after any history of orders, shifts and absences', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const company = await createCompany();
      const people = [company.employee, await addCaller(company, 'Sara'), company.administrator];
      const ids: { id: string; number: number; day: string }[] = [];
      for (const step of history)
        if (step.what === 'away' || step.what === 'back') await runAbsence(company, people, step);
        else await run(company, people, ids, step);
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

async function runAbsence(company: TestCompany, people: readonly Caller[], step: Step) {
  const person = people[step.who];
  if (step.what === 'back') await removeAbsence(company, step.order);
  else if (person !== undefined)
    await keepAway(company, person, { ...step, isApproved: step.status > 2 });
}

/** An absence that is approved or waits; none where the person is absent then. */
async function keepAway(
  { owner }: TestCompany,
  person: Caller,
  { day, nights, isApproved }: { day: string; nights: number; isApproved: boolean },
): Promise<void> {
  const { status, json } = await sendApplication(owner, {
    employeeid: person.user.userId,
    startdate: day,
    enddate: addNights(day, nights),
  });
  const { id, status: reached } = json as Entry;
  if (status === 201 && isApproved && reached === 0) await decide(owner, id, 1);
}

async function removeAbsence({ owner, store }: TestCompany, pick: number): Promise<void> {
  const absences = (await store.vacation.listOfYears([2027])).filter(isStanding);
  const id = absences[pick % Math.max(1, absences.length)]?.absenceId;
  if (id !== undefined) await owner.call(vacationRoutes.deleteAbsence, { params: { id } });
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

test('absences from before the months kept them are filled in', async () => {
  const company = await createCompany();
  const { companyId, owner, employee } = company;
  await applyAndApprove(employee, owner, { startdate: '2027-03-30', enddate: '2027-04-02' });
  const { table } = services();
  for (const month of ['2027-03', '2027-04'])
    await absenceMonthEntity(table).delete({ companyId, month }).go();
  expect(await company.store.vacation.listOfMonths('2027-03', '2027-04')).toEqual([]);
  expect(await backfillMonthAbsences(table, companyId, today())).toBe(1);
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
