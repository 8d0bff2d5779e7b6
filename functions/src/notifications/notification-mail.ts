import type { User } from '@driftig/domain/auth/user';
import type { Settings } from '@driftig/domain/company/settings';
import { nameOf } from '@driftig/domain/employees/name-of';
import { nameInMail, textInMail } from '@driftig/domain/name-in-mail';
import type { Occasion } from '@driftig/domain/notifications/occasion';
import { pageOf } from '@driftig/domain/notifications/page-of';
import { wordsOf } from '@driftig/domain/notifications/words';

import { mailOf } from '../mail/mail-template.ts';
import type { Mail } from '../mail/send-mail.ts';

interface About {
  readonly person: Pick<User, 'name' | 'email'>;
  /** Name of the actor. */
  readonly by: string;
  readonly isManager: boolean;
  readonly settings: Settings;
  readonly siteUrl: string;
}

/**
 * Mail with a notification's text; answers go to the company. Texts typed by users make no links.
 */
export function notificationMail(
  occasion: Occasion,
  { person, by, isManager, settings, siteUrl }: About,
): Mail {
  const { title, lines, links = [] } = wordsOf(occasion, by);
  const { path, label } = pageOf(occasion, { isManager });
  const { email } = settings;
  return mailOf({
    to: person.email,
    ...(email === '' ? {} : { replyTo: email }),
    subject: textInMail(title),
    paragraphs: [`Hej ${nameInMail(nameOf(person))}`, ...lines.map(textInMail)],
    links: links.map((one) => ({
      label: textInMail(one.label),
      url: `${siteUrl}${one.path}`,
    })),
    link: { label, url: `${siteUrl}${path}` },
    note: `Sendt med Driftig for ${nameInMail(settings.companyName)}. Under Notifikationer vælger du, hvad du vil have på mail.`,
  });
}
