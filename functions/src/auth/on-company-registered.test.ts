import { authRoutes } from '@driftig/contracts/auth';
import { sentMails, type StoredMail } from '@driftig/local-cloud/ses';
import { startOutboxRunner } from '@driftig/local-cloud/outbox-runner';
import { call } from '@driftig/tests/support/call';
import { ulid } from 'ulid';
import { expect, onTestFinished, test, vi } from 'vitest';

import { handler } from './on-company-registered.ts';

async function mailsTo(address: string): Promise<StoredMail[]> {
  const mails = await sentMails(process.env['AWS_ENDPOINT_URL_SESV2'] ?? '');
  return mails.filter((mail) => mail.destination.to.includes(address));
}

/** Registers and lets the outbox run until `address` has a mail of this subject. */
async function mailAfter(
  body: Record<string, string>,
  address: string,
  subject: string,
): Promise<StoredMail | undefined> {
  const find = async () => (await mailsTo(address)).find((mail) => mail.subject === subject);
  const answer = await call(authRoutes.registerCompany, {
    body: { password: 'hemmelig-kode-1', ...body },
    headers: { 'x-viewer-address': ulid() },
  });
  expect(answer.status).toBe(201);
  const runner = startOutboxRunner(
    { TABLE_NAME: process.env['TABLE_NAME'] ?? '' },
    async () => [handler],
    (error) => expect.fail(String(error)),
  );
  onTestFinished(() => runner.stop());
  await vi.waitFor(async () => expect(await find()).toBeDefined(), { timeout: 15_000 });
  return find();
}

test('a new company is greeted by mail, in text and HTML, with nothing left to fill in', async () => {
  const email = 'hilsen@velkommen.dk';
  const mail = await mailAfter(
    { email, companyName: 'Prøve <b>& Søn</b> ApS' },
    email,
    'Velkommen til Driftig',
  );
  expect(mail?.body.text).toContain('Prøve <b>& Søn</b> ApS er oprettet');
  expect(mail?.body.html).toContain('Prøve &lt;b&gt;&amp; Søn&lt;/b&gt; ApS');
  expect(`${mail?.body.text}${mail?.body.html}`).not.toMatch(/undefined|\{\{|\$\{/);
  expect(mail?.body.html).toContain(process.env['SITE_URL']);
});

test('the operator is told of an Enterprise, with whom to call', async () => {
  const email = 'direktion@storfirma.dk';
  const operator = process.env['OPERATOR_EMAIL'] ?? '';
  const body = { email, companyName: 'Storfirma A/S', plan: 'enterprise' };
  const mail = await mailAfter(body, operator, 'Enterprise: Storfirma A/S');
  expect(mail?.body.text).toContain(email);
});
