import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/call';
import { createCompany } from '@driftig/tests/support/company';
import { createInvited } from '@driftig/tests/support/invitations';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/mails';
import { removeUser } from '@driftig/tests/support/users';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { handler } from './on-employee-joined.ts';

async function join() {
  const company = await createCompany();
  const user = await createInvited(company);
  const body = { email: user.email, password: 'hemmelig-kode-1' };
  await call(authRoutes.registerCompany, { body, headers: { 'x-viewer-address': ulid() } });
  const [event] = await eventsOf('employeeJoined', ({ userId }) => userId === user.userId);
  return { user, event, office: company.owner.user.email };
}

test('the company gets a mail with who joined, and where to block the login', async () => {
  const { user, event, office } = await join();
  await deliver(handler, event);
  const [mail] = await mailsTo(office);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Freja Holm er nu med i Driftig');
  expect(mail?.body.text).toContain(user.email);
  expect(mail?.body.html).toContain(`href="${process.env['SITE_URL']}/myteam"`);
});

test('no mail is sent when the user is deleted meanwhile', async () => {
  const { user, event, office } = await join();
  await removeUser(user);
  await deliver(handler, event);
  expect(await mailsTo(office)).toEqual([]);
});
