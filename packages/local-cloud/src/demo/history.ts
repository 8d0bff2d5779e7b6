import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { addDays, daysBetween, monthOf, type DateText } from '@driftig/domain/dates';
import type { OrderStatus } from '@driftig/contracts/records/types/orders';

import { eventRows, packageRows, productRows, taskRows } from './catalogue.ts';
import type { Chance } from './random.ts';

/** An order as it went, and the invoice it led to. */
export interface DemoOrder {
  readonly title: string;
  readonly guests: number;
  readonly customer: number;
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: OrderStatus;
  readonly invoice?: DemoInvoice;
}

export interface DemoInvoice {
  readonly date: DateText;
  readonly payDate: DateText;
  readonly status: InvoiceStatus;
  readonly groups: NewInvoice['groups'];
}

const monthsBack = 17;
const monthsAhead = 2;
/** Orders that begin in each month of a usual year: summer and Christmas are busy. */
const season = [6, 7, 9, 11, 15, 18, 12, 16, 15, 12, 14, 17];

/** 18 months of orders and invoices up to today, and what is booked for the next two. */
export function demoHistory(chance: Chance, customers: number, today: DateText): DemoOrder[] {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const months = Array.from({ length: monthsBack + 1 + monthsAhead }, (_, index) =>
    shiftMonths(firstOfMonth, index - monthsBack),
  );
  const orders = months.flatMap((month) => {
    const ahead = month > today;
    const usual = season[monthOf(month) - 1] ?? 10;
    const count = ahead ? Math.round(usual / 2) : usual;
    return Array.from({ length: count }, () => orderIn(chance, month, customers, today));
  });
  return everyState(orders, today).toSorted((a, b) => a.startDate.localeCompare(b.startDate));
}

const newest: readonly InvoiceStatus[] = ['notSent', 'notSent', 'sent', 'waiting', 'sent', 'sent'];
const mostLate = 4;

/** Chance may leave a state out; the newest invoices have them all, and a few are overdue. */
function everyState(orders: readonly DemoOrder[], today: DateText): DemoOrder[] {
  const byDate = orders
    .filter((order) => order.invoice !== undefined)
    .toSorted((a, b) => (b.invoice?.date ?? '').localeCompare(a.invoice?.date ?? ''));
  const states = new Map(
    byDate.slice(0, newest.length).map((order, index) => [order, newest[index]]),
  );
  const due = byDate
    .slice(newest.length)
    .filter(({ invoice }) => (invoice?.payDate ?? today) < today);
  for (const order of due.slice(0, mostLate)) states.set(order, 'sent');
  return orders.map((order) => {
    const status = states.get(order);
    if (order.invoice === undefined || status === undefined) return order;
    return { ...order, invoice: { ...order.invoice, status } };
  });
}

function shiftMonths(firstOfMonth: DateText, months: number): DateText {
  const date = new Date(`${firstOfMonth}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

function orderIn(chance: Chance, month: DateText, customers: number, today: DateText): DemoOrder {
  const [event, usualGuests] = chance.pick(eventRows);
  const guests = Math.max(20, Math.round((usualGuests * chance.between(60, 140)) / 500) * 5);
  const startDate = addDays(month, chance.between(0, 27));
  const endDate = addDays(startDate, chance.happens(0.15) ? 1 : 0);
  const status = orderStatus(chance, startDate, endDate, today);
  const start = chance.between(9, 17);
  const order = {
    title: `${event}, ${guests} gæster`,
    guests,
    customer: chance.between(0, customers - 1),
    startDate,
    endDate,
    startTime: `${String(start).padStart(2, '0')}:00`,
    endTime: `${String(start + chance.between(4, 6)).padStart(2, '0')}:00`,
    status,
  };
  const invoice = status === 'done' ? invoiceFor(chance, endDate, guests, today) : undefined;
  return invoice === undefined ? order : { ...order, invoice };
}

function orderStatus(chance: Chance, start: DateText, end: DateText, today: DateText): OrderStatus {
  if (chance.happens(0.03)) return 'cancelled';
  if (end < today) return 'done';
  return start <= today ? 'started' : 'notStarted';
}

/** Sent within a few days of the event; what ended yesterday may not be invoiced yet. */
function invoiceFor(
  chance: Chance,
  ended: DateText,
  guests: number,
  today: DateText,
): DemoInvoice | undefined {
  const date = addDays(ended, chance.between(1, 4));
  if (date > today) return undefined;
  const payDate = addDays(date, chance.pick([5, 8, 14, 14, 30]));
  return {
    date,
    payDate,
    status: invoiceStatus(chance, date, payDate, today),
    groups: lines(chance, guests),
  };
}

/** Most customers pay in time; a few are late, and a few invoices were cancelled. */
function invoiceStatus(
  chance: Chance,
  date: DateText,
  payDate: DateText,
  today: DateText,
): InvoiceStatus {
  if (chance.happens(0.03)) return 'cancelled';
  const late = daysBetween(payDate, today);
  if (late > 0 || daysBetween(date, today) > 20) return 'paid';
  return chance.pick(['sent', 'sent', 'waiting', 'paid']);
}

type Row = (typeof productRows)[number];

function lines(chance: Chance, guests: number): NewInvoice['groups'] {
  const some = (rows: readonly Row[], count: number) =>
    rows
      .map((row) => ({ row, order: chance.next() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ row }) => row);
  return {
    items: some(productRows, chance.between(2, 5)).map((row) =>
      line(row, quantityOf(row, guests, chance)),
    ),
    productGroups: some(packageRows, chance.between(0, 2)).map((row) => line(row, 1)),
    tasks: some(taskRows, chance.between(1, 3)).map((row) =>
      line(row, row[3] === 'timer' ? chance.between(4, 24) : chance.between(1, 2)),
    ),
  };
}

/** What is counted per guest comes in that number; the rest in a few. */
function quantityOf([, , price, unit, stock]: Row, guests: number, chance: Chance): number {
  if (unit === 'kuvert' || price < 40) return Math.min(guests, stock);
  if (unit === 'kasse') return Math.ceil(guests / 30);
  return chance.between(1, Math.max(1, Math.min(stock, price > 2000 ? 1 : 12)));
}

function line([name, description, price, unit]: Row, quantity: number) {
  return { name, description, quantity, price: price * 100, unit };
}
