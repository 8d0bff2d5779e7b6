import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { appCode } from '@driftig/tests/support/company/app-codes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { ulid } from 'ulid';
import { beforeEach, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const remove = (password = testPassword) =>
  company.employee.call(authRoutes.removeSecondFactor, { body: { password } });
const state = async () => (await company.employee.call(authRoutes.getSecondFactor)).json;

function logIn(code?: string) {
  const body = {
    email: company.employee.user.email,
    password: testPassword,
    ...(code && { code }),
  };
  return call(authRoutes.logIn, { body, headers: { 'x-viewer-address': ulid() } });
}

test('the password is required', async () => {
  await enrol(company.employee);
  expect(await remove('forkert-kode')).toMatchObject({
    status: 400,
    json: { fields: { password: 'Adgangskoden er forkert.' } },
  });
  expect(await state()).toMatchObject({ on: true, recoveryCodesLeft: 10 });
});

test('at most ten wrong passwords are tried', async () => {
  await enrol(company.employee);
  for (let time = 0; time < 10; time += 1) await remove('forkert-kode');
  expect((await remove()).status).toBe(429);
});

test('is refused when two-step login is off', async () => {
  expect(await remove()).toMatchObject({
    status: 409,
    json: { message: 'Totrinslogin er ikke slået til.' },
  });
});

test('afterwards the password alone logs in', async () => {
  await enrol(company.employee);
  expect(await remove()).toMatchObject({
    status: 200,
    json: { message: 'Totrinslogin er slået fra.' },
  });
  expect(await state()).toEqual({ on: false, requiredByCompany: false, recoveryCodesLeft: 0 });
  expect((await logIn()).status).toBe(200);
});

test('it can be set up again, with another secret', async () => {
  const first = await enrol(company.employee);
  await remove();
  const { secret } = await enrol(company.employee);
  expect((await logIn(appCode(first.secret, 1))).status).toBe(400);
  expect((await logIn(appCode(secret, 1))).status).toBe(200);
});

test('is refused when the company requires two-step login', async () => {
  await enrol(company.employee);
  await changeCompany(company.companyId, { secondFactorRequired: true });
  expect((await remove()).status).toBe(409);
  expect(await state()).toMatchObject({ on: true, requiredByCompany: true });
});

test('is refused, and a code is still asked for, when the company begins to require it meanwhile', async () => {
  await enrol(company.owner);
  await enrol(company.employee);
  const { identity } = services();
  const setCodeRequired = identity.setCodeRequired.bind(identity);
  vi.spyOn(identity, 'setCodeRequired').mockImplementationOnce(async (...asked) => {
    const body = { of: 'everybody' };
    const required = await company.owner.call(companyRoutes.requireSecondFactor, { body });
    expect(required.status).toBe(200);
    await setCodeRequired(...asked);
  });
  expect((await remove()).status).toBe(409);
  expect(await state()).toMatchObject({ on: true, requiredByCompany: true });
  expect(await logIn()).toMatchObject({ status: 401, json: { code: 'second_factor_needed' } });
});

test.each([
  ['required of managers', 'managers'],
  ['required no longer', 'nobody'],
])('is refused when it was %s, and is required of all users meanwhile', async (_what, first) => {
  await enrol(company.owner);
  await enrol(company.employee);
  const require = (of: string) =>
    company.owner.call(companyRoutes.requireSecondFactor, { body: { of } });
  for (const of of ['everybody', first]) expect((await require(of)).status).toBe(200);
  runBeforeCommit(services().table, () => require('everybody'));
  expect((await remove()).status).toBe(409);
  expect(await state()).toMatchObject({ on: true, requiredByCompany: true });
});
