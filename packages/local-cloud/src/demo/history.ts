import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { addDays, daysBetween, monthOf, type DateText } from '@driftig/domain/dates';
import type { OrderStatus } from '@driftig/contracts/records/types/orders';

import { eventsIn, packageRows, productRows, taskRows } from './catalogue.ts';
import type { Random } from './random.ts';

/** An order, and the invoice it led to. */
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
  /** Invoiced before the order; an invoice is then an End invoice on it. */
  readonly deposit?: DemoDeposit;
}

export interface DemoDeposit {
  readonly date: DateText;
  readonly payDate: DateText;
  /** The day it was paid; '' for not yet. */
  readonly paidOn: DateText | '';
  /** Øre, with VAT. */
  readonly gross: number;
}

export interface DemoInvoice {
  readonly date: DateText;
  readonly payDate: DateText;
  readonly status: InvoiceStatus;
  /** The day it was paid, if it was. */
  readonly paidOn: DateText;
  /** The day a part of it was paid, the rest of which is open. */
  readonly partPaidOn?: DateText;
  readonly groups: NewInvoice['groups'];
}

const monthsBack = 17;
const monthsAhead = 2;
/** Orders that start in each month, January first: summer and Christmas are busy. */
const season = [6, 7, 9, 11, 15, 18, 12, 16, 15, 12, 14, 17];

/** 18 months of orders and invoices up to today, and the orders of the next two months. */
export function demoHistory(random: Random, customers: number, today: DateText): DemoOrder[] {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const months = Array.from({ length: monthsBack + 1 + monthsAhead }, (_, index) =>
    shiftMonths(firstOfMonth, index - monthsBack),
  );
  const orders = months.flatMap((month) => {
    const ahead = month > today;
    const usual = season[monthOf(month) - 1] ?? 10;
    const count = ahead ? Math.round(usual / 2) : usual;
    return Array.from({ length: count }, () => randomOrder(random, month, customers, today));
  });
  return withEveryStatus(orders, today).toSorted((a, b) => a.startDate.localeCompare(b.startDate));
}

const newestStatuses: readonly InvoiceStatus[] = [
  'notSent',
  'notSent',
  'sent',
  'waiting',
  'sent',
  'sent',
];
const overdueCount = 4;

/** Sets the newest invoices to every status, which random ones might miss, and some to overdue. */
function withEveryStatus(orders: readonly DemoOrder[], today: DateText): DemoOrder[] {
  const byDate = orders
    .filter((order) => order.invoice !== undefined)
    .toSorted((a, b) => (b.invoice?.date ?? '').localeCompare(a.invoice?.date ?? ''));
  const states = new Map(
    byDate.slice(0, newestStatuses.length).map((order, index) => [order, newestStatuses[index]]),
  );
  const due = byDate
    .slice(newestStatuses.length)
    .filter(({ invoice }) => (invoice?.payDate ?? today) < today);
  for (const order of due.slice(0, overdueCount)) states.set(order, 'sent');
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

function randomOrder(
  random: Random,
  month: DateText,
  customers: number,
  today: DateText,
): DemoOrder {
  const event = random.pick(eventsIn(monthOf(month)));
  const guests = Math.max(20, Math.round((event.guests * random.between(60, 140)) / 500) * 5);
  const startDate = addDays(month, random.between(0, 27));
  const endDate = addDays(startDate, random.chance(0.15) ? 1 : 0);
  const status = orderStatus(random, startDate, endDate, today);
  const start = random.between(9, 17);
  const order = {
    title: `${event.title}, ${guests} gæster`,
    guests,
    customer: random.between(0, customers - 1),
    startDate,
    endDate,
    startTime: `${String(start).padStart(2, '0')}:00`,
    endTime: `${String(start + random.between(4, 6)).padStart(2, '0')}:00`,
    status,
  };
  const invoice = status === 'done' ? invoiceFor(random, endDate, guests, today) : undefined;
  return invoice === undefined ? order : { ...order, invoice };
}

function orderStatus(random: Random, start: DateText, end: DateText, today: DateText): OrderStatus {
  if (random.chance(0.03)) return 'cancelled';
  if (end < today) return 'done';
  return start <= today ? 'started' : 'notStarted';
}

/** An invoice dated a few days after the event; undefined while that date is in the future. */
function invoiceFor(
  random: Random,
  ended: DateText,
  guests: number,
  today: DateText,
): DemoInvoice | undefined {
  const date = addDays(ended, random.between(1, 4));
  if (date > today) return undefined;
  const payDate = addDays(date, random.pick([5, 8, 14, 14, 30]));
  const paidOn = addDays(payDate, -(guests % 4));
  return {
    date,
    payDate,
    paidOn: paidOn < today ? paidOn : today,
    status: invoiceStatus(random, date, payDate, today),
    groups: randomGroups(random, guests),
  };
}

/** Most invoices are paid in time, a few are late and a few cancelled. */
function invoiceStatus(
  random: Random,
  date: DateText,
  payDate: DateText,
  today: DateText,
): InvoiceStatus {
  if (random.chance(0.03)) return 'cancelled';
  const late = daysBetween(payDate, today);
  if (late > 0 || daysBetween(date, today) > 20) return 'paid';
  return random.pick(['sent', 'sent', 'waiting', 'paid']);
}

type Row = (typeof productRows)[number];

function randomGroups(random: Random, guests: number): NewInvoice['groups'] {
  const pickRows = (rows: readonly Row[], count: number) =>
    rows
      .map((row) => ({ row, order: random.next() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ row }) => row);
  return {
    items: pickRows(productRows, random.between(2, 5)).map((row) =>
      invoiceLine(row, quantityOf(row, guests, random)),
    ),
    productGroups: pickRows(packageRows, random.between(0, 2)).map((row) => invoiceLine(row, 1)),
    tasks: pickRows(taskRows, random.between(1, 3)).map((row) =>
      invoiceLine(row, row[3] === 'timer' ? random.between(4, 24) : random.between(1, 2)),
    ),
  };
}

/** Things used per guest are counted per guest; of the rest there are a few. */
function quantityOf([, , price, unit, stock]: Row, guests: number, random: Random): number {
  if (unit === 'kuvert' || price < 40) return Math.min(guests, stock);
  if (unit === 'kasse') return Math.ceil(guests / 30);
  return random.between(1, Math.max(1, Math.min(stock, price > 2000 ? 1 : 12)));
}

function invoiceLine([name, description, price, unit]: Row, quantity: number) {
  return { name, description, quantity, price: price * 100, unit };
}
