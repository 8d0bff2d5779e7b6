import { expect, test } from 'vitest';

import { answerSubject, answerText } from './answer-enquiry.ts';

const enquiry = {
  id: '1',
  version: 1,
  name: 'Maja Holm',
  date: '2026-06-12',
  event: '',
  participants: 0,
};
const sender = { name: 'Mette Lindqvist', company: 'Nordlys Event ApS' };

test('the draft greets by first name, repeats what was asked for, and is signed', () => {
  const asked = { ...enquiry, event: 'Firmafest', participants: 80 };
  expect(answerSubject(asked)).toBe('Din forespørgsel: Firmafest den 12-06-2026');
  expect(answerText(asked, sender)).toBe(`Hej Maja

Tak for din forespørgsel til Nordlys Event ApS om Firmafest den 12-06-2026 for 80 deltagere.

Vi vil gerne hjælpe.

Venlig hilsen
Mette Lindqvist
Nordlys Event ApS`);
});

test('an enquiry of a date alone is answered with the date alone', () => {
  expect(answerSubject(enquiry)).toBe('Din forespørgsel: den 12-06-2026');
  expect(answerText(enquiry, sender)).toContain('om den 12-06-2026.');
});
