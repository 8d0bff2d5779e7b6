import { addDays } from '@driftig/domain/dates';
import { withShiftAction } from '@driftig/domain/calendar/shift-actions';
import { AppError } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';
import { noPlanning } from '@driftig/domain/planning/order-planning';
import { hasAllPeople } from '@driftig/domain/planning/settle-market';
import { offerShift } from '@driftig/functions/calendar/offer-shift';
import { assignEmployees } from '@driftig/functions/planning/assign-employees';

import { quietly, type DemoWriter } from './demo-writer.ts';
import type { Random } from './random.ts';

const daysBack = 7;
const daysAhead = 28;
/** How many people the order of tomorrow lacks. */
const lackingTomorrow = 2;

/**
 * Plans the orders around today through the product's own handlers. Some lack people: coming ones are asked
 * for, offered to employees, or open; of those with all their people one shift is for sale.
 */
export async function loadPlanning(
  writer: DemoWriter,
  random: Random,
  orders: readonly Order[],
  now: string,
): Promise<void> {
  const { store } = writer.at(now);
  const active = (await store.users.list()).filter(({ status }) => status === 'active');
  const people = active.map(({ userId }) => userId);
  const today = now.slice(0, 10);
  const planned = orders.filter(
    ({ startDate, status }) =>
      startDate >= addDays(today, -daysBack) &&
      startDate <= addDays(today, daysAhead) &&
      status !== 'cancelled',
  );
  const market = marketOf(writer, now);
  for (const [index, order] of planned.entries()) {
    const usual = random.between(2, 5);
    const isTomorrow = order.startDate === addDays(today, 1);
    const needed = isTomorrow ? lackingTomorrow + Math.max(1, usual - (index % 3)) : usual;
    const free = people.filter((_, at) => (at + index) % 3 !== 0);
    const chosen = free.slice(0, Math.max(1, usual - (index % 3)));
    await plan(writer, now, order, { chosen, needed });
    const others = people.filter((id) => !chosen.includes(id));
    if (order.startDate > today) await market(order, others);
  }
}

interface Plan {
  readonly chosen: readonly string[];
  readonly needed: number;
}

/** Plans people on an order; skips those who are busy on another at that time. */
async function plan(
  writer: DemoWriter,
  now: string,
  order: Order,
  { chosen, needed }: Plan,
): Promise<void> {
  const { store: telling, newId } = writer.at(now);
  const store = quietly(telling);
  const taken: string[] = [];
  for (const id of chosen) {
    const body = {
      orderId: order.id,
      employeeIds: [...taken, id],
      allCanRequest: needed > chosen.length,
      neededEmployees: needed,
      version: undefined,
    };
    const context = { actor: writer.actor, store, now, newId, today: now.slice(0, 10) };
    const input = { params: undefined, query: undefined, body };
    try {
      await assignEmployees({
        ...context,
        files: new Map(),
        nextPage: () => undefined,
        found: () => undefined,
        input,
      });
      taken.push(id);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'person_busy')) throw error;
    }
  }
}

/** Requests, offers and sales on coming orders: the short ones in turn, and the first full one. */
function marketOf(writer: DemoWriter, now: string) {
  let shortOrders = 0;
  let isSold = false;
  return async ({ id }: Order, others: readonly string[]): Promise<void> => {
    const { store } = writer.at(now);
    const order = await store.orders.getById(id);
    if (!hasAllPeople(order)) {
      const turn = shortOrders++ % 3;
      if (turn === 0) await change(writer, now, order, withRequestOf(order, others.slice(0, 1)));
      if (turn === 1) await offer(writer, now, order, others);
      return;
    }
    const [seller] = order.planning?.assignedIds ?? [];
    if (isSold || seller === undefined) return;
    isSold = true;
    const sale = { action: 'sell', userId: seller, needsManager: false } as const;
    await change(writer, now, order, withShiftAction(order, sale));
  };
}

function withRequestOf(order: Order, requestedIds: readonly string[]): Order {
  const planning = { ...noPlanning, ...order.planning, requestedIds };
  return { ...order, planning, version: order.version + 1 };
}

/** Offers the free shifts to two people who can come. */
async function offer(
  writer: DemoWriter,
  now: string,
  { id }: Order,
  others: readonly string[],
): Promise<void> {
  const { store: telling, newId } = writer.at(now);
  const store = quietly(telling);
  const context = { actor: writer.actor, store, now, newId, today: now.slice(0, 10) };
  const offered: string[] = [];
  for (const one of others) {
    if (offered.length === 2) return;
    const body = { orderId: id, employeeIds: [...offered, one] };
    const input = { params: undefined, query: undefined, body };
    try {
      await offerShift({
        ...context,
        files: new Map(),
        nextPage: () => undefined,
        found: () => undefined,
        input,
      });
      offered.push(one);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'person_busy')) throw error;
    }
  }
}

async function change(writer: DemoWriter, now: string, before: Order, after: Order): Promise<void> {
  const { store } = writer.at(now);
  await store.commit({
    writes: store.orders.replace(before, after),
    audit: {
      action: 'orders.staffed',
      subject: `order ${before.number}`,
      order: before.number,
    },
  });
}
