import { addDays } from '@driftig/domain/dates';
import { formerColleague } from '@driftig/domain/employees/name-of';
import {
  applicationTellings,
  handedInTellings,
  invoiceTellings,
  lackingTellings,
  startingTomorrow,
} from '@driftig/domain/notifications/reminders';
import { datesAndTimesOf } from '@driftig/domain/planning/month-orders';
import { withoutAway } from '@driftig/domain/planning/order-planning';
import { isUnderstaffed, missingEmployees } from '@driftig/domain/planning/understaffed';

import { managersToTell } from '../../changes/employees/people-of.ts';
import { staffAway } from '../../changes/planning/staff-away.ts';
import type { Reminder } from './reminder.ts';

/** Applications that have waited for over three days: a query of a sparse index. */
export const remindOfApplications: Reminder = async ({ store, date }) => {
  const waiting = await store.vacation.listWaiting();
  if (waiting.length === 0) return [];
  return applicationTellings(waiting, await managersToTell(store), date);
};

/** Months with hours that wait, the newest, in which yesterday's are looked for. */
const mostMonths = 3;

/** Hours that were registered yesterday and wait for approval; those of older months are in no summary. */
export const remindOfHandedIn: Reminder = async ({ store, date }) => {
  const counts = await store.time.listCounts();
  const waiting = counts.filter(({ pending }) => pending > 0).slice(0, mostMonths);
  if (waiting.length === 0) return [];
  const months = await Promise.all(waiting.map(({ month }) => store.time.listMonth(month)));
  const reports = months.flat().flatMap((month) => month.reports);
  const [managers, names] = await Promise.all([
    managersToTell(store),
    store.users.namesOf([...new Set(reports.map(({ employeeId }) => employeeId))]),
  ]);
  const nameOf = (id: string) => names.get(id) ?? formerColleague;
  return handedInTellings({ reports, managers, nameOf }, date);
};

/** Orders of tomorrow that lack people; an absent person does not count (product O23). */
export const remindOfLackingPeople: Reminder = async ({ store, date, clock }) => {
  const month = addDays(date, 1).slice(0, 7);
  const rows = startingTomorrow(await store.calendar.list(month, month), date, clock);
  const orders = rows.map((row) => ({ ...row, ...datesAndTimesOf(row) }));
  const away = await staffAway(store, orders, date);
  const short = orders.map((order) => withoutAway(order, away)).filter(isUnderstaffed);
  if (short.length === 0) return [];
  const titles = await store.orders.titlesOf(short.map(({ number }) => number));
  const named = short
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((order) => ({
      number: order.number,
      title: titles.get(order.number) ?? '',
      missing: missingEmployees(order),
    }));
  return lackingTellings(named, await managersToTell(store), date);
};

/** Invoices to be paid today, and those that became overdue: a query of the index by payment date. */
export const remindOfInvoices: Reminder = async ({ store, date }) => {
  const invoices = await store.invoices.listByPayDate(addDays(date, -1), date);
  if (invoices.length === 0) return [];
  const owed = invoices.map(({ number, payDate, status, sums }) => ({
    number,
    payDate,
    status,
    amountDue: sums.amountDue,
  }));
  return invoiceTellings(owed, await managersToTell(store), date);
};
