import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import type { OutboxItem } from '@driftig/data/log/outbox.repository';
import type { Occasion } from '@driftig/domain/notifications/occasion';
import { handler as mailNotified } from '@driftig/functions/notifications/on-notified';
import { handler as tellPeople } from '@driftig/functions/notifications/on-people-to-tell';
import { ulid } from 'ulid';

import type { Caller, TestCompany } from './company.ts';
import { deliver, eventsOf } from '../stack/mails.ts';

/** A notification as answered. */
interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly ask: object | null;
  readonly unread: number;
}

/** The events of a company that request notifications, oldest first. */
export async function tellingsOf({ companyId }: Pick<TestCompany, 'companyId'>) {
  const found = await eventsOf('peopleToTell', () => true);
  return ofCompany(found, companyId);
}

/** The events of a company for stored notifications, oldest first. */
export async function notifiedOf({ companyId }: Pick<TestCompany, 'companyId'>) {
  return ofCompany(await eventsOf('notified', () => true), companyId);
}

const ofCompany = (found: readonly OutboxItem[], companyId: string) =>
  found.filter((event) => event.companyId === companyId).toReversed();

/** Delivers a company's requested notifications, as the queue does. */
export async function tellAll(company: TestCompany): Promise<void> {
  for (const event of await tellingsOf(company)) await deliver(tellPeople, event);
}

/** The same, and the mails of those who want them. */
export async function tellAndMailAll(company: TestCompany): Promise<void> {
  await tellAll(company);
  for (const event of await notifiedOf(company)) await deliver(mailNotified, event);
}

/** A person's notifications, newest first. */
export async function shownTo({ call }: Caller): Promise<Shown[]> {
  return (await call(notificationRoutes.listNotifications)).json as Shown[];
}

export async function unreadOf({ call }: Caller): Promise<number> {
  const { json } = await call(notificationRoutes.countNotifications);
  return (json as { unread: number }).unread;
}

export const someOccasion: Occasion = {
  kind: 'orderAssigned',
  facts: {
    number: 1,
    title: 'Sommerfest',
    startDate: '2026-06-12',
    endDate: '2026-06-12',
    startTime: '14:00',
    endTime: '20:00',
  },
};

/** Stores a notification as the consumer does; returns its id. */
export async function notify(
  { store }: Pick<TestCompany, 'store'>,
  { user }: Caller,
  occasion: Occasion = someOccasion,
): Promise<string> {
  const id = ulid();
  const at = new Date().toISOString();
  await store.notifications.add({ id, userId: user.userId, at, by: user.userId, occasion });
  return id;
}
