import { authRoutes } from '@driftig/contracts/auth/routes';
import { createCompany, testPassword, type Caller } from '@driftig/tests/support/company/company';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { changeUser } from '@driftig/tests/support/company/users';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';

let person: Caller;
beforeEach(async () => {
  ({ employee: person } = await createCompany());
});

const begin = (password = testPassword) =>
  person.call(authRoutes.beginSecondFactor, { body: { password } });

test('each call gives a new secret, and the URI that apps read from a QR code', async () => {
  const { secret, uri } = (await begin()).json as { secret: string; uri: string };
  const label = `Driftig:${encodeURIComponent(person.user.email)}`;
  expect(uri).toBe(`otpauth://totp/${label}?secret=${secret}&issuer=Driftig`);
  expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
  expect((await begin()).json).not.toMatchObject({ secret });
});

test('two-step login stays off until the code is confirmed', async () => {
  await begin();
  const { json } = await person.call(authRoutes.getSecondFactor);
  expect(json).toEqual({ on: false, requiredByCompany: false, recoveryCodesLeft: 0 });
});

test('while an app is in use a new secret is refused', async () => {
  await enrol(person);
  expect(await begin()).toMatchObject({
    status: 409,
    json: { message: 'Totrinslogin er allerede slået til.' },
  });
});

test.each([
  ['forkert-kode', 'Adgangskoden er forkert.'],
  ['', 'Skriv din adgangskode.'],
])('with the password %j no secret is made', async (password, text) => {
  const made = vi.spyOn(services().identity, 'newAppSecret');
  expect(await begin(password)).toMatchObject({
    status: 400,
    json: { fields: { password: text } },
  });
  expect(made).not.toHaveBeenCalled();
});

test('ten wrong passwords close it, also for the right one', async () => {
  for (let time = 0; time < 10; time += 1) expect((await begin('forkert-kode')).status).toBe(400);
  expect((await begin()).status).toBe(429);
});

test('in a session that ends meanwhile it is not begun (401)', async () => {
  await person.session();
  runBeforeCommit(services().table, () => changeUser(person.user, { sessions: {} }));
  expect(await begin()).toMatchObject({ status: 401, json: { code: 'not_logged_in' } });
});
