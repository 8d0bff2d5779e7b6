import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, testPassword, type Caller } from '@driftig/tests/support/company/company';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { ulid } from 'ulid';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let person: Caller;
beforeEach(async () => {
  ({ employee: person } = await createCompany());
});

const renew = (password = testPassword) =>
  person.call(authRoutes.renewRecoveryCodes, { body: { password } });

async function statusWith(code: string | undefined): Promise<number> {
  const body = { email: person.user.email, password: testPassword, code };
  return (await call(authRoutes.logIn, { body, headers: { 'x-viewer-address': ulid() } })).status;
}

test('new recovery codes replace the old ones', async () => {
  const { recoveryCodes: old } = await enrol(person);
  const { recoveryCodes } = (await renew()).json as { recoveryCodes: string[] };
  expect(recoveryCodes).toHaveLength(10);
  expect(await statusWith(old[0])).toBe(400);
  expect(await statusWith(recoveryCodes[9])).toBe(200);
});

test('a wrong password is refused at its field, and the old codes stay', async () => {
  const { recoveryCodes } = await enrol(person);
  expect(await renew('forkert-kode')).toMatchObject({
    status: 400,
    json: { fields: { password: 'Adgangskoden er forkert.' } },
  });
  expect(await statusWith(recoveryCodes[0])).toBe(200);
});

test('at most ten wrong passwords are tried', async () => {
  await enrol(person);
  for (let time = 0; time < 10; time += 1) await renew('forkert-kode');
  expect((await renew()).status).toBe(429);
});

test('is refused when two-step login is off', async () => {
  expect((await renew()).status).toBe(409);
});

test('is refused when two-step login is switched off meanwhile, and leaves no codes', async () => {
  await enrol(person);
  runBeforeCommit(services().table, () =>
    person.call(authRoutes.removeSecondFactor, { body: { password: testPassword } }),
  );
  expect((await renew()).status).toBe(409);
  expect((await person.call(authRoutes.getSecondFactor)).json).toMatchObject({
    on: false,
    recoveryCodesLeft: 0,
  });
});
