import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { addDays } from '@driftig/domain/dates';
import { emptyMarket } from '@driftig/domain/planning/shift-market';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { applyAndApprove, deliverAway } from './support/company/absences.ts';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from './support/company/company.ts';
import { setStatus } from './support/company/order-status.ts';
import { orderForm, type PlacedOrder } from './support/company/orders.ts';
import { assign, placeShift, workingDay } from './support/company/planning.ts';
import { act, answerSwap, idOf, offer, proposeSwap } from './support/company/shifts.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

/** Two orders and the two people who deal in their shifts. */
interface Market {
  readonly orders: readonly [PlacedOrder, PlacedOrder];
  readonly people: readonly [Caller, Caller];
  readonly days: readonly [string, string];
}

let placed = 0;
async function createMarket(): Promise<Market> {
  const sara = await addCaller(company, 'Sara');
  const ali = await addCaller(company, 'Ali');
  const day = addDays('2027-04-01', 4 * placed);
  placed += 1;
  const days = [day, addDays(day, 2)] as const;
  const orders = [
    await placeShift(company.owner, { startDate: days[0], endDate: days[0] }),
    await placeShift(company.owner, { startDate: days[1], endDate: days[1] }),
  ] as const;
  await plan(orders[0], [sara], 2);
  await plan(orders[1], [ali], 2);
  return { orders, people: [sara, ali], days };
}

const plan = ({ id }: PlacedOrder, people: readonly Caller[], neededEmployees: number) =>
  assign(company.owner, id, people.map(idOf), { neededEmployees, allCanRequest: true });

type Step = (market: Market) => Promise<unknown>;
const dealing: Readonly<Record<string, Step>> = {
  'Ali requests': ({ orders, people }) => act(people[1], orders[0].id, 1),
  'Ali is offered': ({ orders, people }) => offer(company.owner, orders[0].id, [idOf(people[1])]),
  'Sara sells': ({ orders, people }) => act(people[0], orders[0].id, 7),
  'Ali takes': ({ orders, people }) => act(people[1], orders[0].id, 2),
  'Sara proposes': ({ orders, people }) =>
    proposeSwap(people[0], orders[0].id, idOf(people[1]), orders[1].id),
  'Ali agrees': ({ orders, people }) => answerSwap(people[1], orders[1].id, orders[0].id, 1),
};
const ending: Readonly<Record<string, Step>> = {
  'is cancelled': ({ orders }) => setStatus(company.owner, orders[0].id, 4),
  'is done': ({ orders }) => setStatus(company.owner, orders[0].id, 3),
  'is moved': ({ orders, days }) =>
    company.owner.call(orderRoutes.updateOrder, {
      body: {
        id: orders[0].id,
        ...orderForm,
        ...workingDay,
        startDate: days[0],
        endDate: days[0],
        startTime: '15:00',
      },
    }),
  'is deleted': ({ orders }) =>
    company.owner.call(recordRoutes.deleteRecord, {
      body: { dType: 'orders', id: orders[0].id },
    }),
  'loses both to absence': async ({ people, days }) => {
    for (const who of people) {
      await applyAndApprove(who, company.owner, { startdate: days[0], enddate: days[0] });
      await deliverAway(idOf(who));
    }
  },
};

test('no request, offer, sale or swap is left over, whatever was dealt before an order ends', async () => {
  const histories = fc.record({
    deals: fc.array(fc.constantFrom(...Object.keys(dealing)), { minLength: 1, maxLength: 4 }),
    end: fc.constantFrom(...Object.keys(ending)),
  });
  let swapped = 0;
  await fc.assert(
    fc.asyncProperty(histories, async ({ deals, end }) => {
      const market = await createMarket();
      for (const deal of deals) await dealing[deal]?.(market);
      swapped += (await company.store.planning.swaps.list()).length;
      await ending[end]?.(market);
      const order = await company.store.orders.find(market.orders[0].ordernumber);
      const { requestedIds = [], market: left = emptyMarket } = order?.planning ?? {};
      expect([requestedIds, left]).toEqual([[], emptyMarket]);
      expect(await company.store.planning.swaps.list()).toEqual([]);
    }),
    { numRuns: 18, seed: 29 },
  );
  expect(swapped).toBeGreaterThan(0);
});
