import { authRoutes } from '@driftig/contracts/auth/routes';
import type { SecondFactorGroup } from '@driftig/contracts/company/plan';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { allRoutes } from '@driftig/contracts/core/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { browserWith } from '@driftig/tests/support/browser/browser-with';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  createSession,
  testPassword,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const require = (of: SecondFactorGroup, who: Caller = company.owner) =>
  who.call(companyRoutes.requireSecondFactor, { body: { of } });
const statusOf = async (who: Caller) => (await who.call(authRoutes.checkSession)).status;

async function logIn({ user }: Caller) {
  const body = { email: user.email, password: testPassword };
  return call(authRoutes.logIn, { body, headers: { 'x-viewer-address': ulid() } });
}

test('the owner must have set it up first', async () => {
  const answer = await require('everybody');
  expect(answer).toMatchObject({
    status: 409,
    json: { message: 'Slå først totrinslogin til for dig selv under Min profil.' },
  });
  expect((await company.owner.call(companyRoutes.getPlan)).json).toMatchObject({
    secondFactorOf: 'nobody',
  });
});

test('an administrator may not require it', async () => {
  await enrol(company.administrator);
  expect((await require('everybody', company.administrator)).status).toBe(403);
});

describe('once two-step login is required of all users', () => {
  beforeEach(async () => {
    await Promise.all([enrol(company.owner), enrol(company.administrator)]);
    await company.employee.session();
    expect((await require('everybody')).status).toBe(200);
  });

  test('users who have it go on, and those without are logged out', async () => {
    const { owner, administrator, employee } = company;
    expect(await Promise.all([owner, administrator, employee].map(statusOf))).toEqual([
      200, 200, 401,
    ]);
  });

  test('a user without it can log in only to set it up', async () => {
    const answer = await logIn(company.employee);
    expect(answer.json).toMatchObject({ user: { mustEnrol: true } });
    const cookies = cookieJar(answer);
    const check = await call(authRoutes.checkSession, { cookies });
    expect(check.json).toMatchObject({ user: { mustEnrol: true } });
    const closed = allRoutes.filter(
      ({ access, withoutSecondFactor }) => access === 'member' && withoutSecondFactor !== true,
    );
    for (const route of closed)
      expect([route.key, await call(route, { cookies })]).toMatchObject([
        route.key,
        { status: 403, json: { code: 'second_factor_required' } },
      ]);
  });

  test('after setting it up everything is open in the same session', async () => {
    const browser = browserWith(cookieJar(await logIn(company.employee)));
    await enrol(browser);
    expect((await browser.call(companyRoutes.getCurrency)).status).toBe(200);
    const check = await browser.call(authRoutes.checkSession);
    expect(check.json).toMatchObject({ user: { mustEnrol: false } });
  });

  test('requiring it again ends no session that must set it up already', async () => {
    const cookies = cookieJar(await logIn(company.employee));
    await require('everybody');
    expect((await call(authRoutes.checkSession, { cookies })).status).toBe(200);
  });

  test('when it is no longer required, everything is open at once', async () => {
    const cookies = cookieJar(await logIn(company.employee));
    await require('nobody');
    expect((await call(companyRoutes.getCurrency, { cookies })).status).toBe(200);
    const check = await call(authRoutes.checkSession, { cookies });
    expect(check.json).toMatchObject({ user: { mustEnrol: false } });
  });

  test('requiring it again ends sessions that began without it', async () => {
    const cookies = await createSession(company.employee.user);
    await require('everybody');
    expect((await call(authRoutes.checkSession, { cookies })).status).toBe(401);
  });
});

describe('required of owners and administrators', () => {
  beforeEach(async () => {
    await enrol(company.owner);
    await Promise.all([company.administrator.session(), company.employee.session()]);
    expect((await require('managers')).status).toBe(200);
  });

  test('it logs out those of them without it, and no employee', async () => {
    const { owner, administrator, employee } = company;
    expect(await Promise.all([owner, administrator, employee].map(statusOf))).toEqual([
      200, 401, 200,
    ]);
    expect((await logIn(employee)).json).toMatchObject({ user: { mustEnrol: false } });
    expect((await logIn(administrator)).json).toMatchObject({ user: { mustEnrol: true } });
  });

  test('an employee who becomes an administrator sets it up before anything else', async () => {
    const { owner, employee } = company;
    const body = { id: employee.user.userId, roleid: 2 };
    expect((await owner.call(employeeRoutes.changeRole, { body })).status).toBe(200);
    expect(await statusOf(employee)).toBe(401);
    const cookies = cookieJar(await logIn(employee));
    expect((await call(companyRoutes.getPlan, { cookies })).status).toBe(403);
  });

  test('an employee may switch theirs off, an administrator may not', async () => {
    const { administrator, employee } = company;
    await enrol(employee);
    const body = { password: testPassword };
    expect((await employee.call(authRoutes.removeSecondFactor, { body })).status).toBe(200);
    const again = browserWith(cookieJar(await logIn(administrator)));
    await enrol(again);
    expect((await again.call(authRoutes.removeSecondFactor, { body })).status).toBe(409);
  });

  test('it can be required of all users afterwards', async () => {
    await require('everybody');
    expect((await company.owner.call(companyRoutes.getPlan)).json).toMatchObject({
      secondFactorOf: 'everybody',
    });
  });
});
