import type { Notification } from '@driftig/data/notifications/notifications.repository';
import type { CompanyData } from '@driftig/data/store';
import { danishClock } from '@driftig/domain/dates';
import { askedOrderOf, openAskOf } from '@driftig/domain/notifications/open-ask';

interface Reading {
  readonly reader: { readonly userId: string; readonly isManager: boolean };
  readonly now: string;
}

/** Finds which notifications still ask their reader: one read of their orders, none without a request or an offer. */
export async function readAsks(
  { orders }: Pick<CompanyData, 'orders'>,
  rows: readonly Notification[],
  { reader, now }: Reading,
) {
  const numbers = rows.flatMap(({ occasion }) => askedOrderOf(occasion) ?? []);
  const found = await orders.listPlanned([...new Set(numbers)]);
  const byNumber = new Map(found.map((order) => [order.number, order]));
  const clock = danishClock(Date.parse(now));
  return ({ occasion, by }: Pick<Notification, 'occasion' | 'by'>, name: string) => {
    const order = byNumber.get(askedOrderOf(occasion) ?? 0);
    const ask = openAskOf(order, { occasion, by, reader, clock });
    if (ask === undefined || order === undefined) return null;
    return { ...ask, name: ask.kind === 'request' ? name : '', date: order.startDate };
  };
}
