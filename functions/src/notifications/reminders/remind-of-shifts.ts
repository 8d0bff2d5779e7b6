import type { CompanyData } from '@driftig/data/store';
import { addDays } from '@driftig/domain/dates';
import {
  endedYesterday,
  hoursTellings,
  shiftTellings,
  startingTomorrow,
} from '@driftig/domain/notifications/reminders';
import type { Order } from '@driftig/domain/orders/order';
import type { MonthOrder } from '@driftig/domain/planning/month-orders';
import { monthsOf, periodOf } from '@driftig/domain/planning/period';
import { noPlanning } from '@driftig/domain/planning/order-planning';

import type { Reminder } from './reminder.ts';

const monthOf = (date: string) => date.slice(0, 7);

/** Employees with a shift tomorrow: the item of a month, the orders, and who is away. */
export const remindOfShifts: Reminder = async ({ store, date, clock }) => {
  const month = monthOf(addDays(date, 1));
  const rows = startingTomorrow(await store.calendar.list(month, month), date, clock);
  const orders = await staffedOrders(store, rows);
  return shiftTellings(orders, await awayFrom(store, orders));
};

/** Employees whose shift ended yesterday and who registered no hours. */
export const remindOfHours: Reminder = async ({ store, date }) => {
  const month = monthOf(addDays(date, -1));
  const rows = endedYesterday(await store.calendar.list(month, month), date);
  const orders = await staffedOrders(store, rows);
  if (orders.length === 0 || !(await registersHours(store, month))) return [];
  const keys = orders.flatMap((order) =>
    (order.planning ?? noPlanning).assignedIds.flatMap((employeeId) =>
      monthsOf(periodOf(order)).map((ofOrder) => ({ employeeId, month: ofOrder })),
    ),
  );
  const unique = new Map(keys.map((key) => [`${key.month} ${key.employeeId}`, key]));
  const [months, timers, away] = await Promise.all([
    store.time.getMonths([...unique.values()]),
    store.time.listTimers(),
    awayFrom(store, orders),
  ]);
  return hoursTellings(orders, away, {
    reports: months.flatMap(({ reports }) => reports),
    runningIds: new Set(timers.map(({ employeeId }) => employeeId)),
  });
};

/** A company without any hours this month and the month before does not register hours here. */
async function registersHours({ time }: Pick<CompanyData, 'time'>, month: string) {
  const [newest] = await time.listCounts();
  return newest !== undefined && newest.month >= monthOf(addDays(`${month}-01`, -1));
}

async function staffedOrders(
  { orders }: Pick<CompanyData, 'orders'>,
  rows: readonly MonthOrder[],
): Promise<Order[]> {
  const staffed = rows.filter(({ assignedEmployees }) => assignedEmployees > 0);
  return orders.listByNumber(staffed.map(({ number }) => number));
}

const awayFrom = ({ planning }: Pick<CompanyData, 'planning'>, orders: readonly Order[]) =>
  planning.listAbsences(...orders.map(periodOf));
