import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { CompanyStore } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import { periodOf } from '@driftig/domain/planning/period';
import { sidesFor, type ShiftSwap } from '@driftig/domain/planning/shift-swap';

import type { Handler } from '../pipeline/handler.ts';
import { customersOf } from '../changes/orders/customers-of-orders.ts';
import { shiftInSwap } from './facts/shift-in-swap.ts';
import { readJudge } from '../changes/calendar/work-around.ts';

/** The swaps that both sides want, with what the law says of each side (product K35). */
export const listSwaps: Handler<typeof calendarRoutes.listSwaps> = async ({ store, today }) => {
  const waiting = (await store.planning.swaps.list()).filter(({ isAccepted }) => isAccepted);
  const sides = waiting.flatMap(({ proposer, colleague }) => [proposer, colleague]);
  const [found, names] = await Promise.all([
    store.orders.listByNumber([...new Set(sides.map(({ order }) => order.number))]),
    store.users.namesOf(sides.map(({ employeeId }) => employeeId)),
  ]);
  const customers = await customersOf(store, found);
  const orders = new Map(found.map((order) => [order.number, order]));
  const partOf = async (swap: ShiftSwap, employeeId: string) => {
    const { own, other } = sidesFor(swap, employeeId);
    const [given, gotten] = [orders.get(own.order.number), orders.get(other.order.number)];
    if (given === undefined || gotten === undefined) return undefined;
    return {
      employee: { id: employeeId, name: names.get(employeeId) ?? '' },
      shift: shiftInSwap(given, customers),
      warnings: await warningsFor(store, employeeId, { given, gotten, today }),
    };
  };
  const swaps = await Promise.all(
    waiting.map(async (swap) => {
      const [proposer, colleague] = await Promise.all([
        partOf(swap, swap.proposer.employeeId),
        partOf(swap, swap.colleague.employeeId),
      ]);
      return proposer === undefined || colleague === undefined ? [] : [{ proposer, colleague }];
    }),
  );
  return swaps.flat();
};

interface Swapped {
  readonly given: Order;
  readonly gotten: Order;
  readonly today: DateText;
}

async function warningsFor(
  store: CompanyStore,
  employeeId: string,
  { given, gotten, today }: Swapped,
): Promise<string[]> {
  const shift = periodOf(gotten);
  const judged = { shifts: [shift], shown: shift, today, ownNumber: given.number };
  const { officeWarningsOf } = await readJudge(store, employeeId, judged);
  return officeWarningsOf(shift);
}
