import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createInvited } from '@driftig/tests/support/company/invitations';
import {
  deliver,
  eventsOf,
  expectCompleteMail,
  mailedToken,
  mailsTo,
} from '@driftig/tests/support/stack/mails';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';

import { handler } from './on-password-reset-requested.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});
const headers = () => ({ 'x-viewer-address': ulid() });

async function ask(email: string): Promise<void> {
  await call(authRoutes.requestPasswordReset, { body: { email }, headers: headers() });
  const [event] = await eventsOf('passwordResetRequested', (payload) => payload.email === email);
  await deliver(handler, event);
}

test('the mail has the token in a link and for pasting, and it sets a password', async () => {
  const { owner } = company;
  await owner.session();
  const { email } = owner.user;
  await ask(email);
  const [mail] = await mailsTo(email);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Nulstil din adgangskode');
  const token = await mailedToken(email);
  expect(mail?.body.text).toContain(`${process.env['SITE_URL']}/#reset=${token}`);
  expect(mail?.body.text).toMatch(new RegExp(`Driftig:\\n${token}\\n`));
  const body = { token, newPassword: 'vinterlys-2026' };
  expect((await call(authRoutes.updatePassword, { body, headers: headers() })).status).toBe(200);
});

test('delivered twice, both mails have a link, and using one invalidates the other', async () => {
  const { administrator } = company;
  await administrator.session();
  const { email } = administrator.user;
  await ask(email);
  const first = await mailedToken(email);
  await ask(email);
  const second = await mailedToken(email);
  expect(first).not.toBe(second);
  const update = async (token: string) => {
    const body = { token, newPassword: 'vinterlys-2026' };
    return (await call(authRoutes.updatePassword, { body, headers: headers() })).status;
  };
  expect([await update(first), await update(second)]).toEqual([200, 400]);
});

test('an unknown e-mail gets no mail', async () => {
  const email = `ingen@${ulid().toLowerCase()}.dk`;
  await ask(email);
  expect(await mailsTo(email)).toEqual([]);
});

test.each([{ loginAllowed: false }, { status: 'inactive' }] as const)(
  'a user who may not log in gets no mail: %j',
  async (change) => {
    const { employee } = await createCompany();
    await changeUser(employee.user, change);
    await ask(employee.user.email);
    expect(await mailsTo(employee.user.email)).toEqual([]);
  },
);

test('a user who is only invited gets the invitation again', async () => {
  const user = await createInvited(company);
  await ask(user.email);
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toBe('Du er inviteret til Prøve ApS i Driftig');
});
