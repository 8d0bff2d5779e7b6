import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { swapChoices, swapPeriod } from '@driftig/domain/calendar/swap-choices';
import { shiftViewOf } from '@driftig/domain/calendar/shift-status';
import { danishClock } from '@driftig/domain/dates';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError } from '@driftig/domain/errors';
import { monthOrderOf } from '@driftig/domain/planning/month-orders';
import { periodOf, monthsOf } from '@driftig/domain/planning/period';

import type { Handler } from '../pipeline/handler.ts';
import { findShift } from './facts/find-shift.ts';
import { customersOf } from '../changes/orders/customers-of-orders.ts';
import { shiftInSwap } from './facts/shift-in-swap.ts';
import { readJudge } from '../changes/calendar/work-around.ts';
import { notOnShift } from './texts.ts';

/**
 * Colleagues' shifts that the caller's shift can be swapped with (product K35), with what the law says of
 * each. Throws conflict where the shift is not the caller's.
 */
export const listSwapChoices: Handler<typeof calendarRoutes.listSwapChoices> = async ({
  actor: { userId },
  input: { query },
  store,
  now,
  today,
}) => {
  const order = await findShift(store, query.orderId);
  const own = monthOrderOf(order);
  const period = swapPeriod(periodOf(order));
  const [first = '', ...others] = monthsOf(period);
  const [orders, booked, absences, people, swaps] = await Promise.all([
    store.calendar.list(first, others.at(-1) ?? first),
    store.planning.listBooked(period),
    store.planning.listAbsences(period),
    store.users.listNames(),
    store.planning.swaps.list(),
  ]);
  const clock = danishClock(Date.parse(now));
  const active = people.filter(({ status }) => status === 'active');
  const facts = { own, userId, orders, booked, absences, swaps, now: clock };
  const activeIds = new Set(active.map((one) => one.userId));
  const choices = swapChoices({ ...facts, activeIds });
  const numbers = [...new Set(choices.map(({ orderNumber }) => orderNumber))];
  const found = await store.orders.listByNumber(numbers);
  const shifts = found.map(monthOrderOf).map(({ from, to }) => ({ from, to }));
  const [{ person, warningsOf }, customers] = await Promise.all([
    readJudge(store, userId, { shifts, shown: own, today, ownNumber: order.number }),
    customersOf(store, found),
  ]);
  if (shiftViewOf(own, person, clock).status !== 'mine')
    throw new AppError('conflict', { message: notOnShift });
  const byNumber = new Map(found.map((one) => [one.number, one]));
  const names = new Map(active.map((one) => [one.userId, nameOf(one)]));
  return choices.flatMap(({ employeeId, orderNumber }) => {
    const other = byNumber.get(orderNumber);
    if (other === undefined) return [];
    return {
      employee: { id: employeeId, name: names.get(employeeId) ?? '' },
      shift: shiftInSwap(other, customers),
      warnings: warningsOf(periodOf(other)),
    };
  });
};
