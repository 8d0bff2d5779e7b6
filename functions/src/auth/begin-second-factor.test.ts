import { authRoutes } from '@driftig/contracts/auth/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company';
import { enrol } from '@driftig/tests/support/second-factor';
import { beforeEach, expect, test } from 'vitest';

let person: Caller;
beforeEach(async () => {
  ({ employee: person } = await createCompany());
});

const begin = () => person.call(authRoutes.beginSecondFactor);

test('a secret comes as apps read it, and is another each time', async () => {
  const { secret, uri } = (await begin()).json as { secret: string; uri: string };
  const label = `Driftig:${encodeURIComponent(person.user.email)}`;
  expect(uri).toBe(`otpauth://totp/${label}?secret=${secret}&issuer=Driftig`);
  expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
  expect((await begin()).json).not.toMatchObject({ secret });
});

test('it changes nothing yet', async () => {
  await begin();
  const { json } = await person.call(authRoutes.getSecondFactor);
  expect(json).toEqual({ on: false, requiredByCompany: false, recoveryCodesLeft: 0 });
});

test('where one is in use there is no other', async () => {
  await enrol(person);
  expect(await begin()).toMatchObject({
    status: 409,
    json: { message: 'Totrinslogin er allerede slået til.' },
  });
});
