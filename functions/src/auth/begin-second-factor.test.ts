import { authRoutes } from '@driftig/contracts/auth/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company';
import { enrol } from '@driftig/tests/support/second-factor';
import { beforeEach, expect, test } from 'vitest';

let person: Caller;
beforeEach(async () => {
  ({ employee: person } = await createCompany());
});

const begin = () => person.call(authRoutes.beginSecondFactor);

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
