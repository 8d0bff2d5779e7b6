import type { Settings } from '@driftig/domain/company/settings';
import type { User } from '@driftig/domain/auth/user';
import { nameOf } from '@driftig/domain/employees/name-of';
import { nameInMail, textInMail } from '@driftig/domain/name-in-mail';
import { labelOf, type Absence } from '@driftig/domain/vacation/absence';
import { datesText } from '@driftig/domain/vacation/overlaps';

import { mailOf } from '../mail/mail-template.ts';
import type { Mail } from '../mail/send-mail.ts';

interface About {
  readonly person: Pick<User, 'name' | 'email'>;
  readonly settings: Settings;
  readonly siteUrl: string;
}

/** To whoever applied; answers go to the company. */
export function decisionMail(absence: Absence, { person, settings, siteUrl }: About): Mail {
  const what = labelOf(absence.type).toLocaleLowerCase('da');
  const decision = absence.status === 'approved' ? 'godkendt' : 'afvist';
  const { email } = settings;
  return mailOf({
    to: person.email,
    ...(email === '' ? {} : { replyTo: email }),
    subject: `Din ansøgning om ${what} er ${decision}`,
    paragraphs: [
      `Hej ${nameInMail(nameOf(person))}`,
      `Din ansøgning om ${what} ${datesText(absence)} er ${decision}.`,
      ...(absence.reason === '' ? [] : [`Bemærkning: ${textInMail(absence.reason)}`]),
    ],
    link: { label: 'Se dine ansøgninger', url: `${siteUrl}/vacat` },
    note: `Sendt med Driftig for ${nameInMail(settings.companyName)}.`,
  });
}
