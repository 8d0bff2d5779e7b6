import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { openTable } from '@driftig/data/core/client';
import { monthOrdersRepository } from '@driftig/data/planning/month-orders.repository';
import { monthAbsencesRepository } from '@driftig/data/vacation/month-absences.repository';
import { applyAndApprove, decide, deliverAway } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { orderForm } from '@driftig/tests/support/company/orders';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act, idOf, offer } from '@driftig/tests/support/company/shifts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const march = { startDate: '2027-03-10', endDate: '2027-03-10' };
/** Milliseconds after a change from which rows that are read are kept. */
const aWhile = 61_000;

beforeEach(() => vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** The months as another process reads them, which has its own memory. */
function processOf({ companyId }: TestCompany) {
  const table = openTable(process.env['TABLE_NAME'] ?? '');
  const send = vi.spyOn(table.client, 'send');
  const [orders, absences] = [
    monthOrdersRepository(table, companyId),
    monthAbsencesRepository(table, companyId),
  ];
  return {
    /** Queries that were sent since they were counted last. */
    queries: () => {
      const { length } = send.mock.calls;
      send.mockClear();
      return length;
    },
    read: async () => {
      vi.setSystemTime(Date.now() + aWhile);
      const [rows, away] = [
        await orders.list('2027-02', '2027-05'),
        await absences.list('2027-02', '2027-05'),
      ];
      return {
        orders: rows.toSorted((a, b) => a.number - b.number),
        absences: away.toSorted((a, b) => a.startDate.localeCompare(b.startDate)),
      };
    },
  };
}

const moveAbsence = ({ call }: TestCompany['owner'], id: string, startdate: string) =>
  call(vacationRoutes.editAbsence, { params: { id }, body: { startdate } });

test('each kind of change is seen by the next read of a process that keeps months', async () => {
  const company = await createCompany();
  const { owner, employee } = company;
  const { id } = await placeShift(owner, march);
  const absence = await applyAndApprove(employee, owner, { startdate: '2027-03-30' });
  const kept = processOf(company);
  const before = await kept.read();
  expect(before).toMatchObject({ orders: [{}], absences: [{}] });
  kept.queries();
  expect(await kept.read()).toEqual(before);
  expect(kept.queries()).toBe(2);
  const moved = { ...orderForm, ...workingDay, startDate: '2027-04-01', endDate: '2027-04-01' };
  const free = await placeShift(owner, { startDate: '2027-05-05', endDate: '2027-05-05' });
  await assign(owner, free.id, [], { allCanRequest: true });
  const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['an order is placed', () => placeShift(owner, march)],
    ['an order is planned', () => assign(owner, id, [employee.user.userId])],
    ['an order is started', () => setStatus(owner, id, 2)],
    ['an order is moved', () => owner.call(orderRoutes.updateOrder, { body: { id, ...moved } })],
    ['an absence is added', () => applyAndApprove(employee, owner, { startdate: '2027-04-20' })],
    ['an absence moves to another month', () => moveAbsence(owner, absence.id, '2027-05-03')],
    ['an absence is recalled', () => decide(owner, absence.id, 0)],
    ['a shift is requested', () => act(employee, free.id, 1)],
    [
      'a person who requested it is away',
      () => applyAndApprove(employee, owner, { startdate: '2027-05-05' }),
    ],
    ['their request ends', () => deliverAway(idOf(employee))],
    ['a shift is offered', () => offer(owner, free.id, [idOf(owner)])],
    [
      'an offer is declined',
      () => owner.call(calendarRoutes.declineOffer, { body: { orderId: free.id } }),
    ],
    ['an order is cancelled', () => setStatus(owner, free.id, 4)],
  ];
  let last: unknown = before;
  for (const [name, change] of changes) {
    await change();
    const seen = await kept.read();
    expect(seen, name).toEqual(await processOf(company).read());
    expect(seen, name).not.toEqual(last);
    last = seen;
  }
});

test('a change by one process while another reads is seen by the read after it', async () => {
  const company = await createCompany();
  const { owner } = company;
  const { id } = await placeShift(owner, march);
  const kept = processOf(company);
  await kept.read();
  for (let people = 2; people < 8; people += 1) {
    const readings = [kept.read(), kept.read()];
    await assign(owner, id, [], { neededEmployees: people, allCanRequest: true });
    await Promise.all(readings);
    expect(await kept.read()).toMatchObject({ orders: [{ neededEmployees: people }] });
  }
});

test('a process that keeps the months of one company reads those of another anew', async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  await placeShift(company.owner, march);
  const kept = processOf(company);
  await kept.read();
  expect(await processOf(other).read()).toEqual({ orders: [], absences: [] });
});
