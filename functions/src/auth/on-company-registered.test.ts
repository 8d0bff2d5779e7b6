import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import {
  deliver,
  eventsOf,
  expectCompleteMail,
  mailedToken,
  mailsTo,
} from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { handler } from './on-company-registered.ts';

async function register(body: Readonly<Record<string, string>>): Promise<void> {
  const answer = await call(authRoutes.registerCompany, {
    body: { password: 'hemmelig-kode-1', ...body },
    headers: { 'x-viewer-address': ulid() },
  });
  expect(answer.status).toBe(201);
  const [event] = await eventsOf('companyRegistered', ({ email }) => email === body['email']);
  await deliver(handler, event);
}

test('a new company gets a welcome mail, whose link confirms the e-mail', async () => {
  const email = `hilsen@${ulid().toLowerCase()}.dk`;
  await register({ email, companyName: 'Prøve <b>& Søn</b> ApS' });
  const [mail] = await mailsTo(email);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Velkommen til Driftig');
  expect(mail?.body.text).toContain('Prøve <b>& Søn</b> ApS er oprettet');
  expect(mail?.body.html).toContain('Prøve &lt;b&gt;&amp; Søn&lt;/b&gt; ApS');
  const token = await mailedToken(email);
  expect(mail?.body.html).toContain(`href="${process.env['SITE_URL']}/confirm#${token}"`);
  const confirmed = await call(authRoutes.confirmEmail, { body: { token } });
  expect(confirmed.status).toBe(200);
});

test('the operator gets a mail about an Enterprise company, with its contact', async () => {
  const email = `direktion@${ulid().toLowerCase()}.dk`;
  await register({ email, companyName: 'Storfirma A/S', plan: 'enterprise' });
  const mails = await mailsTo(process.env['OPERATOR_EMAIL'] ?? '');
  const mail = mails.find(({ replyTo }) => replyTo.includes(email));
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Enterprise: Storfirma A/S');
  expect(mail?.body.text).toContain(email);
});
