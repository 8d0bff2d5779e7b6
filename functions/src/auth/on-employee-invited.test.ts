import { authRoutes } from '@driftig/contracts/auth/routes';
import { invitationDates } from '@driftig/domain/auth/invitation';
import type { User } from '@driftig/domain/auth/user';
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
import { invite } from '@driftig/tests/support/company/people';
import { changeUser, removeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';

import { handler } from './on-employee-invited.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany({ companyName: 'Prøve <b>& Søn</b> ApS' });
});

async function publishAndDeliver({ userId }: User): Promise<void> {
  await company.store.commit({
    writes: [],
    audit: { action: 'employees.invited', subject: `user ${userId}` },
    outbox: [{ name: 'employeeInvited', payload: { userId } }],
  });
  const [event] = await eventsOf('employeeInvited', (payload) => payload.userId === userId);
  await deliver(handler, event);
}
const isValid = async (token: string) => {
  const headers = { 'x-viewer-address': ulid() };
  return (await call(authRoutes.validateInvitation, { params: { token }, headers })).json;
};

test('the mail names the company and the last day, and its link is valid', async () => {
  const user = await createInvited(company, {
    invitedAt: '2026-11-12T08:00:00.000Z',
    invitationEnds: '2199-11-26T08:00:00.000Z',
  });
  await publishAndDeliver(user);
  const [mail] = await mailsTo(user.email);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Du er inviteret til Prøve <b>& Søn</b> ApS i Driftig');
  expect(mail?.body.text).toContain('Hej Freja Holm');
  expect(mail?.body.text).toContain('senest den 25-11-2199');
  const token = await mailedToken(user.email);
  expect(mail?.body.html).toContain(`href="${process.env['SITE_URL']}/signup#${token}"`);
  expect(await isValid(token)).toEqual({ valid: true });
});

test('a domain with Danish letters is sent to in its ASCII form', async () => {
  const name = ulid().toLowerCase();
  const user = await createInvited(company, {
    email: `${name}@blå-event.dk`,
    invitationEnds: '2199-11-26T08:00:00.000Z',
  });
  await publishAndDeliver(user);
  expect(await mailsTo(`${name}@xn--bl-event-b0a.dk`)).toHaveLength(1);
});

test('delivered twice, both links are valid', async () => {
  const user = await createInvited(company);
  await publishAndDeliver(user);
  const first = await mailedToken(user.email);
  await publishAndDeliver(user);
  const second = await mailedToken(user.email);
  expect([await isValid(first), await isValid(second)]).toEqual([{ valid: true }, { valid: true }]);
});

test('a new invitation invalidates the links of the one before', async () => {
  const user = await createInvited(company);
  await publishAndDeliver(user);
  const first = await mailedToken(user.email);
  await changeUser(user, invitationDates(new Date(Date.now() + 1).toISOString()));
  await publishAndDeliver(user);
  expect(await isValid(first)).toEqual({ valid: false });
  expect(await isValid(await mailedToken(user.email))).toEqual({ valid: true });
});

test('an invitation withdrawn or used meanwhile is not mailed', async () => {
  const [gone, active] = [await createInvited(company), await createInvited(company)];
  await removeUser(gone);
  await changeUser(active, { status: 'active' });
  for (const user of [gone, active]) {
    await publishAndDeliver(user);
    expect(await mailsTo(user.email)).toEqual([]);
  }
});

test('an e-mail that is used in another company gets a mail about it, without a link to sign up', async () => {
  const other = await createCompany({ companyName: 'Vind på evil.dk' });
  const { email } = company.employee.user;
  const answer = await invite(other.owner, { email, fullName: 'Karla http://evil.dk' });
  const { id } = answer.json as { id: string };
  const [event] = await eventsOf('employeeInvited', ({ userId }) => userId === id);
  await deliver(handler, event);
  const [mail] = await mailsTo(email);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Vind på evil dk vil gerne have dig med i Driftig');
  expect(mail?.body.text).toContain('Din e-mail er allerede i brug i en anden virksomhed');
  expect(mail?.body.text).not.toMatch(/signup|evil\.dk/);
});
