import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';
import { createInvited } from '@driftig/tests/support/company/invitations';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/stack/mails';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';
import { handler } from './on-registration-repeated.ts';

const password = 'hemmelig-kode-9';

/** Registers with an e-mail in use; gives the user name of the unused credentials. */
async function registerAgain(email: string): Promise<string> {
  const body = { email, password, companyName: 'En anden ApS' };
  await call(authRoutes.registerCompany, { body, headers: { 'x-viewer-address': ulid() } });
  const [event] = await eventsOf('registrationRepeated', (payload) => payload.email === email);
  const username = String(event?.payload['username']);
  expect(await services().identity.verifyPassword(username, password)).toBeDefined();
  await deliver(handler, event);
  await deliver(handler, event);
  return username;
}

test('the owner of the e-mail gets a mail, and the unused credentials are removed', async () => {
  const { owner } = await createCompany();
  const username = await registerAgain(owner.user.email);
  expect(await services().identity.verifyPassword(username, password)).toBeUndefined();
  const [mail] = await mailsTo(owner.user.email);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Du har allerede en konto i Driftig');
  expect(mail?.body.text).not.toContain('En anden');
});

test('an invited user gets the invitation again', async () => {
  const user = await createInvited(await createCompany());
  await registerAgain(user.email);
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toBe('Du er inviteret til Prøve ApS i Driftig');
});

test('a user whose login is closed is told that nothing was made, and what to do', async () => {
  const { employee } = await createCompany();
  await changeUser(employee.user, { loginAllowed: false });
  await registerAgain(employee.user.email);
  const [mail] = await mailsTo(employee.user.email);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Din e-mail er i brug i Driftig');
  expect(mail?.body.text).toContain('med en anden e-mail');
  expect(mail?.body.text).not.toContain('En anden ApS');
});
