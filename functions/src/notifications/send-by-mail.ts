import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { notificationMail } from './notification-mail.ts';
import type { Delivery } from './delivery.ts';

/**
 * Mails a notification. It is claimed first, so that a repeated event mails nothing twice; an attempt
 * that fails gives the claim back.
 */
export async function sendByMail({
  notification,
  person,
  by,
  isManager,
  store,
}: Delivery): Promise<void> {
  const { userId, id, occasion } = notification;
  const { settings } = await store.company.get();
  const siteUrl = mailEnvironment().SITE_URL;
  const mail = notificationMail(occasion, { person, by, isManager, settings, siteUrl });
  if (!(await store.notifications.claimMail(userId, id))) return;
  try {
    await sendMail(mail);
  } catch (error) {
    await store.notifications.releaseMail(userId, id);
    throw error;
  }
}
