import { authRoutes } from '@driftig/contracts/auth/routes';
import { invitationDates } from '@driftig/domain/auth/invitation';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';
import { createInvited } from '@driftig/tests/support/company/invitations';
import {
  deliver,
  eventsOf,
  expectCompleteMail,
  mailedToken,
  mailsTo,
} from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { handler } from './on-invitation-requested.ts';

async function ask(email: string): Promise<void> {
  const headers = { 'x-viewer-address': ulid() };
  expect((await call(authRoutes.registerCompany, { body: { email }, headers })).status).toBe(201);
  const [event] = await eventsOf('invitationRequested', (payload) => payload.email === email);
  await deliver(handler, event);
}

test('an invited person gets the link once more, which signs them up', async () => {
  const user = await createInvited(await createCompany());
  await ask(user.email);
  const [mail] = await mailsTo(user.email);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Du er inviteret til Prøve ApS i Driftig');
  const params = { token: await mailedToken(user.email) };
  expect((await call(authRoutes.validateInvitation, { params })).json).toEqual({ valid: true });
});

test('strangers, users and people with an expired invitation get no mail', async () => {
  const company = await createCompany();
  const fifteenDays = 15 * 24 * 60 * 60 * 1000;
  const over = invitationDates(new Date(Date.now() - fifteenDays).toISOString());
  const late = await createInvited(company, over);
  for (const email of [`x@${ulid().toLowerCase()}.dk`, company.owner.user.email, late.email]) {
    await ask(email);
    expect(await mailsTo(email)).toEqual([]);
  }
});
