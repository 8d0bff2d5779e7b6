import { authRoutes } from '@driftig/contracts/auth/routes';
import { createCompany, testPassword, type Caller } from '@driftig/tests/support/company';
import { call } from '@driftig/tests/support/call';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/mails';
import { enrol } from '@driftig/tests/support/second-factor';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { handler } from './on-second-factor-changed.ts';

async function newestMail({ user: { userId, email } }: Caller) {
  const [event] = await eventsOf('secondFactorChanged', (payload) => payload.userId === userId);
  await deliver(handler, event);
  const mail = (await mailsTo(email)).at(-1);
  expectCompleteMail(mail);
  return mail;
}

test('the user gets a mail about each change', async () => {
  const { employee } = await createCompany();
  const { recoveryCodes } = await enrol(employee);
  expect((await newestMail(employee))?.subject).toBe('Totrinslogin er slået til');
  const body = { email: employee.user.email, password: testPassword, code: recoveryCodes[0] };
  await call(authRoutes.logIn, { body, headers: { 'x-viewer-address': ulid() } });
  const mail = await newestMail(employee);
  expect(mail?.subject).toBe('Totrinslogin er slået fra med en gendannelseskode');
  for (const code of recoveryCodes) expect(mail?.body.text).not.toContain(code);
});

test('also when they switched it off themselves', async () => {
  const { employee } = await createCompany();
  await enrol(employee);
  await employee.call(authRoutes.removeSecondFactor, { body: { password: testPassword } });
  expect((await newestMail(employee))?.subject).toBe('Totrinslogin er slået fra');
});
