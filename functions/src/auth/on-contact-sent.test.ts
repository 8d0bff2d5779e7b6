import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { handler } from './on-contact-sent.ts';

async function mailOf(form: { name: string; email: string; company?: string; message: string }) {
  const headers = { 'x-viewer-address': ulid() };
  await call(authRoutes.sendContact, { body: form, headers });
  const [event] = await eventsOf('contactSent', ({ email }) => email === form.email);
  await deliver(handler, event);
  const mails = await mailsTo(process.env['OPERATOR_EMAIL'] ?? '');
  return mails.find(({ replyTo }) => replyTo.includes(form.email));
}

test('the operator gets the message with the sender in Reply-To', async () => {
  const mail = await mailOf({
    name: 'Karen <Fjord>',
    email: `karen@${ulid().toLowerCase()}.dk`,
    company: 'Fjordfest & Søn',
    message: 'Kan vi få en rundvisning?\nHelst mandag.',
  });
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Besked fra Karen <Fjord>');
  expect(mail?.body.text).toContain('Fra: Karen <Fjord>, Fjordfest & Søn');
  expect(mail?.body.html).toContain('rundvisning?<br>Helst mandag.');
  expect(mail?.body.html).not.toContain('<Fjord>');
});

test('without a company the sender line has no comma', async () => {
  const email = `karen@${ulid().toLowerCase()}.dk`;
  const mail = await mailOf({ name: 'Karen', email, message: 'Hej' });
  expect(mail?.body.text).toContain('Fra: Karen\n');
});
