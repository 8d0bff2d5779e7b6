import { accessRules } from '@driftig/contracts/core/access';
import { kindsFor } from '@driftig/contracts/notifications/kinds';
import type { Notification } from '@driftig/data/notifications/notifications.repository';
import { companyStore } from '@driftig/data/store';
import { danishDate } from '@driftig/domain/dates';
import { wants } from '@driftig/domain/notifications/choices';
import { isOver } from '@driftig/domain/notifications/order-tellings';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import { isCurrent } from './is-current.ts';
import { tellOwnScreens } from './tell-own-screens.ts';

/** Number of people notified in parallel. */
const atOnce = 25;

/**
 * Stores a notification for each person, and notifies their open screens. A repeated event adds
 * none, since the event's id is the notification's. People who cannot log in get none,
 * nor those who switched its kind off.
 */
export const handler = consume('peopleToTell', async ({ eventId, companyId, at, payload }) => {
  const scope = { companyId, userId: payload.by };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const told: Notification[] = [];
  for (const { to, occasion, of: by = payload.by } of payload.tellings)
    if (!isOver(occasion, danishDate(at)) && (await isCurrent(store, occasion, at)))
      told.push(...to.map((userId) => ({ userId, id: eventId, at, by, occasion })));

  async function tell(notification: Notification): Promise<string[]> {
    const { userId, occasion } = notification;
    const person = await services().accounts.findUser(companyId, userId);
    if (person?.status !== 'active' || !person.loginAllowed) return [];
    const isManager = accessRules.manager(person);
    if (!kindsFor({ isManager }).includes(occasion.kind)) return [];
    const { choices } = await store.notifications.findChoices(userId);
    if (!wants(choices, occasion.kind, 'bell')) return [];
    await store.notifications.add(notification);
    return [userId];
  }
  for (let from = 0; from < told.length; from += atOnce) {
    const people = await Promise.all(told.slice(from, from + atOnce).map(tell));
    await tellOwnScreens(companyId, people.flat(), new Date().toISOString());
  }
});
