import { addDays } from '@driftig/domain/dates';
import type { CompanyStore } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import type { Order } from '@driftig/domain/orders/order';
import { noPlanning } from '@driftig/domain/planning/order-planning';
import { assignEmployees } from '@driftig/functions/planning/assign-employees';

import type { DemoWriter } from './demo-writer.ts';
import type { Random } from './random.ts';

const daysBack = 7;
const daysAhead = 28;

/** Plans the orders around today through the product's own handler; some lack people, one is asked for. */
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
  for (const [index, order] of planned.entries()) {
    const needed = random.between(2, 5);
    const free = people.filter((_, at) => (at + index) % 3 !== 0);
    const chosen = free.slice(0, Math.max(1, needed - (index % 3)));
    await plan(writer, now, order, {
      chosen,
      needed,
      asked: people.filter((id) => !chosen.includes(id)),
    });
  }
}

interface Plan {
  readonly chosen: readonly string[];
  readonly needed: number;
  readonly asked: readonly string[];
}

/** Plans people on an order; skips those who are busy on another at that time. */
async function plan(
  writer: DemoWriter,
  now: string,
  order: Order,
  { chosen, needed, asked }: Plan,
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
      await assignEmployees({ ...context, files: new Map(), nextPage: () => undefined, input });
      taken.push(id);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'person_busy')) throw error;
    }
  }
  if (needed > chosen.length) await ask(writer, now, order, asked.slice(0, 1));
}

/** The same store without notifications: a month of orders is planned in one minute here. */
function quietly(store: CompanyStore): CompanyStore {
  const commit: CompanyStore['commit'] = (change) => store.commit({ ...change, tells: [] });
  return Object.assign(Object.create(store) as CompanyStore, { commit });
}

/** An open request to join the order. */
async function ask(
  writer: DemoWriter,
  now: string,
  { id, number }: Order,
  requestedIds: readonly string[],
): Promise<void> {
  const { store } = writer.at(now);
  const read = await store.orders.getById(id);
  const planning = { ...noPlanning, ...read.planning, requestedIds };
  const after = { ...read, planning, version: read.version + 1 };
  await store.commit({
    writes: store.orders.replace(read, after),
    audit: { action: 'orders.staffed', subject: `order ${number}`, order: number },
  });
}
