import { authRoutes } from '@driftig/contracts/auth';
import { startOutboxRunner } from '@driftig/local-cloud/outbox-runner';
import { call } from '@driftig/tests/support/call';
import { expect, test, vi } from 'vitest';

import { handler } from './on-company-registered.ts';

interface StoredMail {
  readonly subject: string;
  readonly destination: { readonly to: readonly string[] };
  readonly body: { readonly text: string; readonly html: string };
}

async function mailsTo(address: string): Promise<StoredMail[]> {
  const answer = await fetch(`${process.env['AWS_ENDPOINT_URL_SESV2']}/store`);
  const { emails } = (await answer.json()) as { emails: StoredMail[] };
  return emails.filter((mail) => mail.destination.to.includes(address));
}

test('a new company is greeted by mail, in text and HTML, with nothing left to fill in', async () => {
  const email = 'hilsen@velkommen.dk';
  const body = { email, password: 'hemmelig-kode-1', companyName: 'Prøve <b>& Søn</b> ApS' };
  expect((await call(authRoutes.registerCompany, { body })).status).toBe(201);
  const runner = startOutboxRunner(
    { TABLE_NAME: process.env['TABLE_NAME'] ?? '' },
    async () => [handler],
    (error) => expect.fail(String(error)),
  );
  await vi.waitFor(async () => expect(await mailsTo(email)).not.toHaveLength(0), { timeout: 5000 });
  await runner.stop();

  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Velkommen til Driftig');
  expect(mail?.body.text).toContain('Prøve <b>& Søn</b> ApS er oprettet');
  expect(mail?.body.html).toContain('Prøve &lt;b&gt;&amp; Søn&lt;/b&gt; ApS');
  expect(`${mail?.body.text}${mail?.body.html}`).not.toMatch(/undefined|\{\{|\$\{/);
  expect(mail?.body.html).toContain(process.env['SITE_URL']);
});
