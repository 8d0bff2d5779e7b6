import { addDays, danishDate, type DateText } from '../dates.ts';
import { isOwed } from '../invoices/status.ts';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import type { Order } from '../orders/order.ts';
import type { MonthOrder } from '../planning/month-orders.ts';
import { noPlanning } from '../planning/order-planning.ts';
import { overlap, periodOf, type LocalTime } from '../planning/period.ts';
import type { Absence as AwayPeriod } from '../planning/standing.ts';
import type { TimeReport } from '../time/report.ts';
import type { Absence } from '../vacation/absence.ts';
import type { Telling } from './occasion.ts';
import { orderFactsOf } from './order-facts.ts';

/** Orders that are named in a notification. */
const mostNamed = 5;

const isOpen = ({ status }: Pick<MonthOrder, 'status'>) =>
  status === 'notStarted' || status === 'started';

/** Orders that start on the day after `date` and have not started by `clock`. */
export function startingTomorrow<T extends Pick<MonthOrder, 'from' | 'status'>>(
  rows: readonly T[],
  date: DateText,
  clock: LocalTime,
): T[] {
  const tomorrow = addDays(date, 1);
  return rows.filter(
    (row) => isOpen(row) && row.from.slice(0, 10) === tomorrow && row.from > clock,
  );
}

/** Orders that ended on the day before `date`, its midnight included. */
export function endedYesterday<T extends Pick<MonthOrder, 'to' | 'status'>>(
  rows: readonly T[],
  date: DateText,
): T[] {
  const [start, end] = [`${addDays(date, -1)}T00:00`, `${date}T00:00`];
  return rows.filter(({ status, to }) => status !== 'cancelled' && to > start && to <= end);
}

/** The orders of each assigned person who is not away, earliest first. */
function shiftsByPerson(
  orders: readonly Order[],
  away: readonly AwayPeriod[],
): ReadonlyMap<string, readonly Order[]> {
  const shifts = new Map<string, Order[]>();
  const inOrder = orders.toSorted((a, b) => periodOf(a).from.localeCompare(periodOf(b).from));
  for (const order of inOrder)
    for (const id of (order.planning ?? noPlanning).assignedIds) {
      const isAway = away.some(
        (absence) => absence.employeeId === id && overlap(absence, periodOf(order)),
      );
      if (!isAway) shifts.set(id, [...(shifts.get(id) ?? []), order]);
    }
  return shifts;
}

/** Reminds each person of their shifts among these orders. */
export function shiftTellings(orders: readonly Order[], away: readonly AwayPeriod[]): Telling[] {
  return [...shiftsByPerson(orders, away)].flatMap(([id, [first, ...others]]) => {
    if (first === undefined) return [];
    const facts = { ...orderFactsOf(first), others: others.length };
    return [{ to: [id], occasion: { kind: 'shiftReminder', facts } }];
  });
}

interface Registered {
  readonly reports: readonly Pick<TimeReport, 'employeeId' | 'date' | 'purgeAfter'>[];
  /** People whose timer runs: their hours come when it stops. */
  readonly runningIds: ReadonlySet<string>;
}

/** Reminds the people of these orders who registered no hours on any of its days. */
export function hoursTellings(
  orders: readonly Order[],
  away: readonly AwayPeriod[],
  { reports, runningIds }: Registered,
): Telling[] {
  const hasHours = (id: string, { startDate, endDate }: Order) =>
    reports.some(
      ({ employeeId, date, purgeAfter }) =>
        employeeId === id && purgeAfter === '' && startDate <= date && date <= endDate,
    );
  return [...shiftsByPerson(orders, away)].flatMap(([id, shifts]) => {
    const [first, ...others] = shifts.filter((order) => !hasHours(id, order));
    if (first === undefined || runningIds.has(id)) return [];
    const { number, title, startDate: from, endDate: to } = first;
    const facts = { number, title, from, to, others: others.length };
    return [{ to: [id], occasion: { kind: 'hoursMissing', facts } }];
  });
}

/** Whole days that an application may wait before managers are reminded. */
const mostDaysWaiting = 3;

/** Reminds managers on the day on which an application has waited for too long, of all such. */
export function applicationTellings(
  waiting: readonly Pick<Absence, 'appliedAt'>[],
  managers: readonly string[],
  date: DateText,
): Telling[] {
  const last = addDays(date, -mostDaysWaiting - 1);
  const late = waiting.filter(({ appliedAt }) => appliedAt <= last);
  if (!late.some(({ appliedAt }) => appliedAt === last)) return [];
  return [
    { to: managers, occasion: { kind: 'applicationsWaiting', facts: { count: late.length } } },
  ];
}

interface HandedIn {
  readonly reports: readonly Pick<TimeReport, 'employeeId' | 'status' | 'recordedAt'>[];
  readonly managers: readonly string[];
  readonly nameOf: (employeeId: string) => string;
}

/** Tells managers of the hours that were registered on the day before `date` and wait for them. */
export function handedInTellings(
  { reports, managers, nameOf }: HandedIn,
  date: DateText,
): Telling[] {
  const yesterday = addDays(date, -1);
  const waiting = reports.filter(
    ({ status, recordedAt }) => status === 'pending' && danishDate(recordedAt) === yesterday,
  );
  const [first, ...others] = new Set(waiting.map(({ employeeId }) => employeeId));
  if (first === undefined) return [];
  const people = others.length + 1;
  const name = people === 1 ? nameOf(first) : '';
  const facts = { date, people, name, count: waiting.length };
  return [{ to: managers, occasion: { kind: 'hoursHandedIn', facts } }];
}

interface ShortOrder {
  readonly number: number;
  readonly title: string;
  readonly missing: number;
}

/** Reminds managers of the orders of tomorrow that lack people. */
export function lackingTellings(
  short: readonly ShortOrder[],
  managers: readonly string[],
  date: DateText,
): Telling[] {
  if (short.length === 0) return [];
  const orders = short.slice(0, mostNamed);
  const facts = { date: addDays(date, 1), orders, count: short.length };
  return [{ to: managers, occasion: { kind: 'ordersLackPeople', facts } }];
}

interface OwedInvoice {
  readonly number: number;
  readonly payDate: DateText;
  readonly status: InvoiceStatus;
  readonly amountDue: number;
}

/** Reminds managers of invoices to be paid on `date`, and of those that became overdue with it. */
export function invoiceTellings(
  invoices: readonly OwedInvoice[],
  managers: readonly string[],
  date: DateText,
): Telling[] {
  const owed = invoices.filter(isOwed);
  const due = owed.filter(({ payDate }) => payDate === date).length;
  const overdue = owed.filter(({ payDate }) => payDate === addDays(date, -1)).length;
  if (due + overdue === 0) return [];
  const number = due + overdue === 1 ? (owed[0]?.number ?? 0) : 0;
  return [
    { to: managers, occasion: { kind: 'invoicesDue', facts: { date, due, overdue, number } } },
  ];
}
