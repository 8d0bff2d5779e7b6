import { addDays, type DateText } from '@driftig/domain/dates';

import type { DemoDeposit, DemoOrder } from './history.ts';

const daysBefore = 21;
const ofEnds = 2;
/** How many days ago deposits of orders to come were invoiced; the last is not paid yet. */
const daysAgo = [12, 7, 3];
const gross = 500_000;

/**
 * The orders with deposits on the next ones and on two that have their End invoice, and with a part
 * paid of one invoice. `orders` are in the order of their dates.
 */
export function withDeposits(orders: readonly DemoOrder[], today: DateText): DemoOrder[] {
  const paid = orders.filter(({ invoice }) => invoice?.status === 'paid');
  const invoiced = new Set(paid.slice(-ofEnds));
  const ahead = orders
    .filter(({ startDate, status }) => startDate > today && status === 'notStarted')
    .slice(0, daysAgo.length);
  const inPart = orders.findLast(({ invoice }) => invoice?.status === 'sent');
  return orders.map((order) => {
    const { invoice } = order;
    if (invoice !== undefined && order === inPart)
      return { ...order, invoice: { ...invoice, partPaidOn: invoice.date } };
    if (invoice !== undefined && invoiced.has(order))
      return { ...order, deposit: paidDeposit(addDays(invoice.date, -daysBefore)) };
    const index = ahead.indexOf(order);
    const date = addDays(today, -(daysAgo[index] ?? 0));
    if (index === -1) return order;
    const isPaid = index < daysAgo.length - 1;
    return { ...order, deposit: isPaid ? paidDeposit(date) : { ...paidDeposit(date), paidOn: '' } };
  });
}

function paidDeposit(date: DateText): DemoDeposit {
  return { date, payDate: addDays(date, 8), paidOn: addDays(date, 4), gross };
}

/** Moves the next order to tomorrow, so that there is one whatever the day is. `orders` are in the order of their dates. */
export function withTomorrow(orders: readonly DemoOrder[], today: DateText): DemoOrder[] {
  const next = orders.find(({ startDate, status }) => startDate > today && status === 'notStarted');
  const date = addDays(today, 1);
  return orders.map((one) => (one === next ? { ...one, startDate: date, endDate: date } : one));
}
