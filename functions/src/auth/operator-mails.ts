import type { OutboxPayloads } from '@driftig/domain/events';
import { nameInMail } from '@driftig/domain/name-in-mail';

import { mailOf } from '../mail/mail-template.ts';
import type { Mail } from '../mail/send-mail.ts';

/** Mail to the operator with the contact for an Enterprise agreement. */
export function enterpriseMail(to: string, email: string, companyName: string): Mail {
  return mailOf({
    to,
    replyTo: email,
    subject: `Enterprise: ${nameInMail(companyName)}`,
    paragraphs: [`${companyName} har oprettet sig på Enterprise.`, `Kontakt: ${email}`],
  });
}

/** The contact form of the landing page; Reply-To is the sender. */
export function contactMail(to: string, form: OutboxPayloads['contactSent']): Mail {
  const { name, email, company, message } = form;
  return mailOf({
    to,
    replyTo: email,
    subject: `Besked fra ${nameInMail(name)}`,
    paragraphs: [`Fra: ${name}${company === '' ? '' : `, ${company}`}\nE-mail: ${email}`, message],
  });
}
