import { accessRules } from '@driftig/contracts/core/access';
import { kindsFor } from '@driftig/contracts/notifications/kinds';
import { companyStore } from '@driftig/data/store';
import { actorName } from '@driftig/domain/history/actor-name';
import { wants } from '@driftig/domain/notifications/choices';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { mayLogIn } from '../identity/verify-session.ts';
import { services } from '../pipeline/services.ts';
import { sendByMail } from './send-by-mail.ts';
import { sendByPush } from './send-by-push.ts';

/** Sends a notification the ways its person wants it; one that fails holds the other back from nothing. */
export const handler = consume('notified', async ({ companyId, payload }) => {
  const { userId, notificationId: id } = payload;
  const now = new Date().toISOString();
  const store = companyStore(services().table, { companyId, userId }, { now, newId: ulid });
  const [notification, { choices }, person] = await Promise.all([
    store.notifications.find(userId, id),
    store.notifications.findChoices(userId),
    services().accounts.findUser(companyId, userId),
  ]);
  if (notification === undefined || person === undefined || !mayLogIn(person)) return;
  const by = actorName(notification.by, await store.users.namesOf([notification.by]));
  const isManager = accessRules.manager(person);
  const told = { notification, person, by, isManager, store, now };
  const { kind } = notification.occasion;
  // The person's role may have changed since it was stored.
  if (!kindsFor({ isManager }).includes(kind)) return;
  const outcomes = await Promise.allSettled([
    wants(choices, kind, 'mail') ? sendByMail(told) : undefined,
    wants(choices, kind, 'push') ? sendByPush(told) : undefined,
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
});
