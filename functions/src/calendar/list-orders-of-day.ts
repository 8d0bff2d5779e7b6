import type { ManagerOrder } from '@driftig/contracts/calendar/orders-of-day';
import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { dayStatusesOf, dayStatusOf } from '@driftig/domain/calendar/calendar-days';
import { compareNames } from '@driftig/domain/company/department';
import { danishClock, type DateText } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import { placeOfOrder } from '@driftig/domain/orders/order-site';
import { monthOrderOf } from '@driftig/domain/planning/month-orders';
import { noPlanning, withoutAway } from '@driftig/domain/planning/order-planning';
import { swapsToDecide } from '@driftig/domain/planning/shift-swap';
import { asOf, isWithin } from '@driftig/domain/vacation/absence';
import type { MonthAbsence } from '@driftig/domain/vacation/month-absences';

import { staffAway } from '../changes/planning/staff-away.ts';
import type { Handler } from '../pipeline/handler.ts';
import { includesHoliday } from '../changes/calendar/includes-holiday.ts';
import { customersOf } from '../changes/orders/customers-of-orders.ts';
import { commonFields, ordersOn } from './facts/orders-on.ts';
import { runningOrders } from './facts/running-orders.ts';

/** A day's orders with their people, and who is absent; without the absences on a plan without holiday. */
export const listOrdersOfDay: Handler<typeof calendarRoutes.listOrdersOfDay> = async ({
  input: { query },
  store,
  now,
  today,
}) => {
  const { date } = query;
  const month = date.slice(0, 7);
  const [orders, hasHoliday, found] = await Promise.all([
    ordersOn(store, date),
    includesHoliday(store, today),
    store.vacation.listOfMonths(month, month),
  ]);
  const absent = hasHoliday ? absentOn(found, date, today) : [];
  const [away, names, customers, running, swaps] = await Promise.all([
    staffAway(store, orders, today),
    store.users.namesOf([
      ...orders.flatMap(peopleIn),
      ...absent.map(({ employeeId }) => employeeId),
    ]),
    customersOf(store, orders),
    runningOrders(store),
    store.planning.swaps.list(),
  ]);
  const facts = {
    away,
    running,
    swapping: swapsToDecide(swaps),
    now: danishClock(Date.parse(now)),
  };
  const toPeople = (ids: readonly string[]) =>
    ids.map((id) => ({ id, name: names.get(id) ?? '' })).toSorted(compareNames);
  return {
    orders: orders.map((order): ManagerOrder => ({
      ...commonFields(withoutAway(order, away)),
      customer: order.company || order.name,
      invoiceNumber: order.invoiceNumber ?? 0,
      depositInvoiceNumber: order.depositInvoiceNumber ?? 0,
      noteEmployees: order.noteEmployees,
      noteAdministration: order.noteAdministration,
      status: order.status,
      dayStatus: dayStatusOf(new Set(dayStatusesOf(monthOrderOf(order), facts))),
      isRunning: running.has(order.number),
      place: placeOfOrder(order, customers.get(order.customerId)),
      contactName: order.contactName ?? '',
      contactPhone: order.contactPhone ?? '',
      people: toPeople((order.planning ?? noPlanning).assignedIds),
      requests: toPeople(monthOrderOf(order).requestedIds),
    })),
    vacation: absent
      .map(({ employeeId, status }) => ({ name: names.get(employeeId) ?? '', status }))
      .toSorted(compareNames),
  };
};

const peopleIn = (order: Order) => [
  ...(order.planning ?? noPlanning).assignedIds,
  ...monthOrderOf(order).requestedIds,
];

const absentOn = (absences: readonly MonthAbsence[], date: DateText, today: DateText) =>
  absences
    .map((absence) => asOf(absence, today))
    .filter((absence) => isWithin(absence, date, date));
