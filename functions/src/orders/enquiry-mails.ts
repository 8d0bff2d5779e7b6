import { enquiries } from '@driftig/contracts/records/types/enquiries';
import type { Settings } from '@driftig/domain/company/settings';
import { formatDate } from '@driftig/domain/format';
import { nameInMail, textInMail } from '@driftig/domain/name-in-mail';
import type { FilledValues } from '@driftig/domain/records/record';

import { mailOf } from '../mail/mail-template.ts';
import type { Mail } from '../mail/send-mail.ts';

/**
 * Mail to the sender of the form. The address was typed by a stranger and may be another person's,
 * so the mail contains only the event's date and time, and two names as free text.
 */
export function acknowledgementMail(values: FilledValues, settings: Settings): Mail {
  const { email } = settings;
  const companyName = nameInMail(settings.companyName);
  return mailOf({
    to: String(values['email'] ?? ''),
    company: { name: companyName, email },
    subject: `${companyName} har modtaget din forespørgsel`,
    paragraphs: [
      `Hej ${nameInMail(String(values['name'] ?? ''))}`,
      `Tak for din forespørgsel til ${companyName}. Den gælder ${whenOf(values)}.`,
      `${companyName} svarer dig direkte. Vil du tilføje eller rette noget, kan du svare på denne mail.`,
    ],
    note: `Sendt med Driftig for ${companyName}. Har du ikke selv udfyldt formularen, kan du se bort fra denne mail.`,
  });
}

/** 'den 12-06-2027 kl. 17:00 til 23:59' */
function whenOf(values: FilledValues): string {
  const { date = '', fromTime = '', toTime = '' } = values;
  const from = fromTime === '' ? '' : ` kl. ${fromTime}`;
  const until = fromTime === '' || toTime === '' ? '' : ` til ${toTime}`;
  return `den ${formatDate(String(date))}${from}${until}`;
}

/**
 * Fields of the company's mail besides date and name: a stranger's texts, in which links are
 * disarmed.
 */
const toldFields = [
  'phone',
  'participants',
  'from',
  'to',
  'decoration',
  'drinks',
  'message',
] as const;

/** To the company, which answers its sender by answering the mail. */
export function enquiryMail(
  { id, values }: { readonly id: string; readonly values: FilledValues },
  settings: Settings,
  siteUrl: string,
): Mail {
  const name = nameInMail(String(values['name'] ?? ''));
  const event = nameInMail(String(values['event'] ?? ''));
  return mailOf({
    to: settings.email,
    replyTo: String(values['email'] ?? ''),
    subject: `Ny forespørgsel fra ${name}`,
    paragraphs: [
      `${name} har udfyldt jeres bookingformular. Det gælder ${event === '' ? '' : `${event} `}${whenOf(values)}.`,
      factsOf(values),
    ].filter((paragraph) => paragraph !== ''),
    link: { label: 'Åbn forespørgslen', url: `${siteUrl}/enquiries/${id}` },
    note: `Svarer I på denne mail, går svaret til den, der har skrevet.`,
  });
}

function factsOf(values: FilledValues): string {
  const facts = toldFields.flatMap((name) => {
    const value = values[name];
    if (value === undefined || value === 0) return [];
    return [`${enquiries.fields[name].label}: ${textInMail(String(value))}`];
  });
  if (values['includingBottle'] === 1) facts.push(enquiries.fields.includingBottle.label);
  return facts.join('\n');
}
