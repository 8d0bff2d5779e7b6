import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { formatDate } from '@driftig/domain/format';

import { numberOf, textOf } from '@driftig/domain/lists/row-values';

/** The user who answers, and their company. */
interface Sender {
  readonly name: string;
  readonly company: string;
}

/** 'Firmafest den 12-06-2026' */
function eventOf(enquiry: RecordAnswer): string {
  const event = textOf(enquiry, 'event');
  const date = `den ${formatDate(textOf(enquiry, 'date'))}`;
  return event === '' ? date : `${event} ${date}`;
}

export function answerSubject(enquiry: RecordAnswer): string {
  return `Din forespørgsel: ${eventOf(enquiry)}`;
}

/** Draft of an answer, for the user to go on with. */
export function answerText(enquiry: RecordAnswer, sender: Sender): string {
  const [firstName = ''] = textOf(enquiry, 'name').split(' ');
  const count = numberOf(enquiry, 'participants');
  const people = count === 0 ? '' : ` for ${count} deltagere`;
  return [
    `Hej ${firstName}`,
    `Tak for din forespørgsel til ${sender.company} om ${eventOf(enquiry)}${people}.`,
    'Vi vil gerne hjælpe.',
    `Venlig hilsen\n${sender.name}\n${sender.company}`,
  ].join('\n\n');
}
