import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { allRoutes } from '@driftig/contracts/core/routes';
import { addDays, danishDate } from '@driftig/domain/dates';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { browserWith } from '@driftig/tests/support/browser/browser-with';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, testPassword, type Caller } from '@driftig/tests/support/company/company';
import { settingsForm } from '@driftig/tests/support/company/company-settings';
import { newEmail } from '@driftig/tests/support/stack/emails';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let email: string;
let browser: Pick<Caller, 'call'>;
const headers = () => ({ 'x-viewer-address': ulid() });
const ask: Caller['call'] = (route, input) => browser.call(route, input);
const logIn = () =>
  call(authRoutes.logIn, { body: { email, password: testPassword }, headers: headers() });
const introduce = () => {
  const body = { fullName: 'Mette Holm', phone: '20304050', mobile: '20304050' };
  return ask(companyRoutes.saveFirstTimeUser, { body });
};
const setUp = (changes = {}) =>
  ask(companyRoutes.updateCompanySettings, { body: { ...settingsForm, ...changes } });
/** As if they were over today. */
async function endDays(): Promise<void> {
  const login = await services().accounts.findByEmail(email);
  const secondFactorFrom = danishDate(new Date().toISOString());
  await changeCompany(login?.companyId ?? '', { secondFactorFrom });
}
const lastDay = () => addDays(danishDate(new Date().toISOString()), 14);
const mustSetItUp = { status: 403, json: { code: 'second_factor_required' } };

beforeEach(async () => {
  email = newEmail('mette');
  const body = { email, password: testPassword, companyName: 'Fjord Event ApS' };
  expect((await call(authRoutes.registerCompany, { body, headers: headers() })).status).toBe(201);
  const answer = await logIn();
  expect(answer.json).toMatchObject({ user: { mustEnrol: false, secondFactorFrom: lastDay() } });
  browser = browserWith(cookieJar(answer));
});

test('the founder of a new company has two weeks, in which all is open', async () => {
  expect((await ask(companyRoutes.getPlan)).status).toBe(200);
  await endDays();
  expect(await ask(companyRoutes.getPlan)).toMatchObject(mustSetItUp);
  const check = await ask(authRoutes.checkSession);
  expect(check.json).toMatchObject({ user: { mustEnrol: true, secondFactorFrom: '' } });
});

test('a founder who sets it up in time is asked for nothing more', async () => {
  await enrol({ call: ask });
  const check = await ask(authRoutes.checkSession);
  expect(check.json).toMatchObject({ user: { mustEnrol: false, secondFactorFrom: '' } });
});

describe('the founder of a new company, two weeks later', () => {
  beforeEach(async () => {
    await endDays();
    const answer = await logIn();
    expect(answer.json).toMatchObject({ user: { mustEnrol: true } });
    browser = browserWith(cookieJar(answer));
  });

  test('fills in both first forms, and then sets up two-step login', async () => {
    expect((await ask(companyRoutes.getFirstTimeUser)).json).toEqual({ firstTime: true });
    expect((await introduce()).status).toBe(200);
    expect((await ask(companyRoutes.getCompanySettings)).status).toBe(200);
    expect((await setUp()).status).toBe(200);
    expect((await ask(companyRoutes.getFirstTimeCompany)).json).toEqual({ firstTimeSettup: false });
    await enrol({ call: ask });
    expect((await ask(companyRoutes.getPlan)).json).toMatchObject({ secondFactorOf: 'managers' });
  });

  test('opens nothing else before', async () => {
    const closed = allRoutes.filter(
      ({ access, withoutSecondFactor }) => access !== 'public' && !withoutSecondFactor,
    );
    expect(closed.length).toBeGreaterThan(100);
    for (const route of closed)
      expect([route.key, await ask(route)]).toMatchObject([route.key, mustSetItUp]);
  });

  test('neither reads nor changes the settings once they are saved', async () => {
    await setUp();
    expect(await setUp({ kontonumber: '1111111111' })).toMatchObject(mustSetItUp);
    expect(await ask(companyRoutes.getCompanySettings)).toMatchObject(mustSetItUp);
    expect(await introduce()).toMatchObject(mustSetItUp);
  });

  test('goes on where they left, in a later one', async () => {
    await introduce();
    await setUp();
    const later = await logIn();
    expect(later.json).toMatchObject({ user: { mustEnrol: true } });
    browser = browserWith(cookieJar(later));
    await enrol({ call: ask });
    expect((await ask(companyRoutes.getPlan)).status).toBe(200);
  });
});

test('a user of an existing company need not enrol', async () => {
  const { owner } = await createCompany();
  await owner.session();
  const body = { email: owner.user.email, password: testPassword };
  const answer = await call(authRoutes.logIn, { body, headers: headers() });
  expect(answer.json).toMatchObject({ user: { mustEnrol: false } });
});
