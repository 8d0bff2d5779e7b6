import { authRoutes } from '@driftig/contracts/auth/routes';
import { runOperatorCommand } from '@driftig/local-cloud/operator/commands';
import {
  addCaller,
  createCompany,
  testPassword,
  type Caller,
} from '@driftig/tests/support/company/company';
import { call } from '@driftig/tests/support/stack/call';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/stack/mails';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';
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

describe('a removal by the operator', () => {
  const removedFor = async (person: Caller) => {
    await enrol(person);
    const { table, identity: pool } = services();
    const words = ['second-factor', person.user.email, 'SAG-2026-117'];
    await runOperatorCommand({ table, pool }, words, new Date().toISOString());
    return newestMail(person);
  };
  const subjectsTo = async ({ user: { email } }: Caller) =>
    (await mailsTo(email)).map(({ subject }) => subject);
  const told = expect.stringMatching(/^Totrinslogin er fjernet for /);

  test('is told to the person, and to every owner who may log in, who know whether they asked', async () => {
    const company = await createCompany();
    const { owner, administrator, employee } = company;
    const second = await addCaller(company, 'Bodil Holm');
    const gone = await addCaller(company, 'Carl Gammel');
    await changeUser(second.user, { role: 'owner' });
    await changeUser(gone.user, { role: 'owner', status: 'inactive' });
    const mail = await removedFor(administrator);
    expect(mail?.subject).toBe('Vi har fjernet totrinslogin fra din bruger');
    expect(mail?.body.text).toContain('slå totrinslogin til igen');
    for (const other of [owner, second]) {
      expect(await subjectsTo(other)).toEqual([told]);
      expect((await mailsTo(other.user.email)).at(-1)?.body.text).toContain(
        `Anders And (${administrator.user.email})`,
      );
    }
    for (const nobody of [employee, gone]) expect(await subjectsTo(nobody)).toEqual([]);
  });

  test('from an owner is told to that owner once', async () => {
    const { owner } = await createCompany();
    await removedFor(owner);
    expect((await subjectsTo(owner)).filter((subject) => /fjern/.test(subject))).toEqual([
      'Vi har fjernet totrinslogin fra din bruger',
    ]);
  });
});
