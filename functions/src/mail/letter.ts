import type { Settings } from '@driftig/domain/company/settings';
import { nameInMail } from '@driftig/domain/name-in-mail';

import { mailOf } from './mail-template.ts';
import type { Mail } from './send-mail.ts';

interface Letter {
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly subject: string;
  /** A blank line begins a paragraph. */
  readonly text: string;
}

/** A mail in the words of a company's people, from the company, which gets the answers. */
export function letterOf(
  { to, cc, subject, text }: Letter,
  { companyName, email }: Pick<Settings, 'companyName' | 'email'>,
): Mail {
  return mailOf({
    to,
    ...(cc !== undefined && { cc }),
    company: { name: companyName, email },
    subject,
    paragraphs: text.split(/\n\s*\n/),
    note: `Sendt med Driftig for ${nameInMail(companyName)}.`,
  });
}
