import { accessRules } from '@driftig/contracts/core/access';
import { companyStore } from '@driftig/data/store';
import { actorName } from '@driftig/domain/history/actor-name';
import { wants } from '@driftig/domain/notifications/choices';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { services } from '../pipeline/services.ts';
import { notificationMail } from './notification-mail.ts';

/**
 * Mails a notification to whoever wants its kind by mail. It is claimed first, so that a repeated event
 * mails nothing twice; an attempt that fails gives the claim back.
 */
export const handler = consume('notified', async ({ companyId, payload }) => {
  const { userId, notificationId: id } = payload;
  const now = new Date().toISOString();
  const store = companyStore(services().table, { companyId, userId }, { now, newId: ulid });
  const [notification, { choices }, person] = await Promise.all([
    store.notifications.find(userId, id),
    store.notifications.findChoices(userId),
    services().accounts.findUser(companyId, userId),
  ]);
  if (notification === undefined || person?.status !== 'active' || !person.loginAllowed) return;
  const { occasion, by } = notification;
  if (!wants(choices, occasion.kind, 'mail')) return;
  const [names, company] = await Promise.all([store.users.namesOf([by]), store.company.get()]);
  const mail = notificationMail(occasion, {
    person,
    by: actorName(by, names),
    isManager: accessRules.manager(person),
    settings: company.settings,
    siteUrl: mailEnvironment().SITE_URL,
  });
  if (!(await store.notifications.claimMail(userId, id))) return;
  try {
    await sendMail(mail);
  } catch (error) {
    await store.notifications.releaseMail(userId, id);
    throw error;
  }
});
