import { sampleIds } from '@driftig/contracts/core/sample';
import type { Occasion } from '@driftig/domain/notifications/occasion';
import { orderFactsOf } from '@driftig/domain/notifications/order-facts';
import type { Order } from '@driftig/domain/orders/order';
import { monthOfDate, monthPlus, monthsBetween } from '@driftig/domain/time/report';

import type { DemoWriter } from './demo-writer.ts';
import { returnMail } from './return-mail.ts';

const { owner, administrator, employee } = sampleIds;

interface DemoNotification {
  readonly to: string;
  readonly by: string;
  readonly minutesAgo: number;
  readonly occasion: Occasion;
  readonly id?: string;
  readonly isRead?: true;
}

const day = 24 * 60;

/** Recent notifications of the three people of the demo logins; some are read. */
export async function loadNotifications(
  writer: DemoWriter,
  orders: readonly Order[],
  now: string,
): Promise<void> {
  const [next, later] = await comingOrders(writer, orders, now);
  const bounced = await returnMail(
    writer,
    await lastInvoices(writer, orders, now),
    minutesBefore(now, 38),
  );
  const told = [
    ...ofOffice(bounced),
    ...ofEmployee(next, later),
    ...(await ofRejectedHours(writer, now)),
  ];
  for (const { to, by, minutesAgo, occasion, id, isRead } of told) {
    const at = minutesBefore(now, minutesAgo);
    const { store, newId } = writer.at(at);
    const notification = { id: id ?? newId(), userId: to, at, by, occasion };
    await store.notifications.add(notification);
    if (isRead) await store.notifications.markRead(to, notification.id);
  }
}

/** These orders as they are by now, with their people and invoices. */
async function ordersNow(writer: DemoWriter, orders: readonly Order[], now: string) {
  const { store } = writer.at(now);
  const found = await Promise.all(orders.map(({ number }) => store.orders.find(number)));
  return found.filter((order) => order !== undefined);
}

const few = 30;
const byDate = (a: Order, b: Order) => a.startDate.localeCompare(b.startDate);

/** The next orders that the employee is on. */
async function comingOrders(writer: DemoWriter, orders: readonly Order[], now: string) {
  const coming = orders.filter(({ startDate }) => startDate > now.slice(0, 10)).toSorted(byDate);
  const found = await ordersNow(writer, coming.slice(0, few), now);
  return found.filter(({ planning }) => planning?.assignedIds.includes(employee) === true);
}

/** Numbers of the newest invoices of orders that are over. */
async function lastInvoices(writer: DemoWriter, orders: readonly Order[], now: string) {
  const past = orders.filter(({ startDate }) => startDate < now.slice(0, 10)).toSorted(byDate);
  const found = await ordersNow(writer, past.slice(-few), now);
  return found.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
}

const minutesBefore = (now: string, minutes: number) =>
  new Date(Date.parse(now) - minutes * 60_000).toISOString();

function mention(conversationId: string, text: string): Occasion {
  return { kind: 'mentioned', facts: { conversationId, text } };
}

function ofOffice(bounced: Awaited<ReturnType<typeof returnMail>>): DemoNotification[] {
  const bounce: DemoNotification[] =
    bounced === undefined
      ? []
      : [
          {
            to: owner,
            by: 'mail',
            minutesAgo: 35,
            occasion: {
              kind: 'invoiceBounced',
              facts: {
                number: bounced.invoice.number,
                customer: bounced.invoice.buyer.company || bounced.invoice.buyer.name,
                to: bounced.to,
                problem: 'permanent',
              },
            },
          },
        ];
  return [
    {
      to: owner,
      // This id sorts before all others, so it is the oldest.
      id: sampleIds.notification,
      by: administrator,
      minutesAgo: day + 45,
      occasion: mention(administrator, '@Mette har du godkendt timerne for sidste uge?'),
    },
    ...bounce,
    {
      to: administrator,
      by: employee,
      minutesAgo: 90,
      occasion: mention(employee, '@Sara teltet mangler to pløkker, kan du bestille nogle?'),
    },
  ];
}

/** '17:00' -> '16:00'; no order of the demo begins in the first hour of a day. */
const hourBefore = (time: string) =>
  `${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(2)}`;

function ofEmployee(next?: Order, later?: Order): DemoNotification[] {
  const told = { to: employee, by: owner };
  const orders: DemoNotification[] = [
    ...(next === undefined
      ? []
      : [
          {
            ...told,
            minutesAgo: 80,
            occasion: {
              kind: 'orderChanged' as const,
              facts: {
                ...orderFactsOf(next),
                before: { ...orderFactsOf(next), startTime: hourBefore(next.startTime) },
                changed: ['time', 'note'] as const,
              },
            },
          },
        ]),
    ...(later === undefined
      ? []
      : [
          {
            ...told,
            minutesAgo: day + 200,
            occasion: { kind: 'orderAssigned' as const, facts: orderFactsOf(later) },
            isRead: true as const,
          },
        ]),
  ];
  return [
    {
      ...told,
      by: administrator,
      minutesAgo: 12,
      occasion: mention(administrator, '@Jonas kan du tage varebilen med i morgen?'),
    },
    ...orders,
  ];
}

/** How far back hours of the employee may have been rejected. */
const months = 4;

/** The hours of the employee that are rejected. */
async function ofRejectedHours(writer: DemoWriter, now: string): Promise<DemoNotification[]> {
  const month = monthOfDate(now.slice(0, 10));
  const keys = monthsBetween(monthPlus(month, 1 - months), month);
  const { store } = writer.at(now);
  const found = await store.time.getMonths(
    keys.map((one) => ({ employeeId: employee, month: one })),
  );
  return found
    .flatMap(({ reports }) => reports)
    .filter(({ status }) => status === 'rejected')
    .map(({ date, reason }) => ({
      to: employee,
      by: owner,
      minutesAgo: 4 * day,
      occasion: {
        kind: 'hoursRejected',
        facts: { employeeId: employee, from: date, to: date, count: 1, reason },
      },
      isRead: true,
    }));
}
