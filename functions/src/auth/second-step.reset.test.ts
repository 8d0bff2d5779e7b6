import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { appCode, wrongAppCode } from '@driftig/tests/support/company/app-codes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createResetToken } from '@driftig/tests/support/company/invitations';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

type Jar = Readonly<Record<string, string>>;

let company: TestCompany;
let person: Caller;
let secret: string;
/** The browser in which the two steps were set up. */
let own: Jar;
beforeEach(async () => {
  company = await createCompany();
  person = company.administrator;
  ({ secret, cookies: own } = await enrol(person));
});

const headers = () => ({ 'x-viewer-address': ulid() });
const logIn = async (cookies: Jar, code?: string) => {
  const body = { email: person.user.email, password: testPassword, ...(code && { code }) };
  return call(authRoutes.logIn, { body, headers: headers(), cookies });
};
const rightCode = () => appCode(secret, 1);

/** Resets the password by mail and returns the cookies of that browser. */
async function resetByMail(cookies: Jar = {}): Promise<Jar> {
  const token = await createResetToken(await company.store.users.get(person.user.userId));
  const body = { token, newPassword: testPassword };
  const answer = await call(authRoutes.updatePassword, { body, headers: headers(), cookies });
  expect(answer.status).toBe(200);
  return cookieJar(answer);
}

async function guess(times: number, cookies: Jar): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await logIn(cookies, wrongAppCode(secret))).status);
  return statuses;
}

const wrong = (times: number) => Array.from({ length: times }, () => 400);

describe('an intruder with the password and the mailbox', () => {
  test('guesses ten codes, however often they choose the password anew, and closes no device that passed two steps', async () => {
    expect(await guess(10, await resetByMail())).toEqual(wrong(10));
    const anew = await resetByMail();
    const closed = await logIn(anew, wrongAppCode(secret));
    expect(closed).toMatchObject({
      status: 429,
      json: { code: 'too_many', message: 'For mange forsøg. Prøv igen om 15 minutter.' },
    });
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect((await logIn(anew, rightCode())).status).toBe(429);
    expect((await logIn({}, rightCode())).status).toBe(429);
    expect((await logIn(own, rightCode())).status).toBe(200);
  });

  test('gets no more by choosing it anew in the same browser', async () => {
    const browser = await resetByMail();
    expect(await guess(10, browser)).toEqual(wrong(10));
    expect(await guess(1, await resetByMail(browser))).toEqual([429]);
  });

  test('gets no more by a browser that was known before there were two steps', async () => {
    await changeUser(person.user, { secondFactor: false });
    const before = await resetByMail();
    await changeUser(person.user, { secondFactor: true });
    expect(await guess(10, {})).toEqual(wrong(10));
    expect(await guess(1, before)).toEqual([429]);
  });

  test('guesses ten more after a quarter of an hour', async () => {
    onTestFinished(() => void vi.useRealTimers());
    await guess(10, await resetByMail());
    vi.setSystemTime(Date.now() + 15 * 60 * 1000 + 1000);
    expect(await guess(11, await resetByMail())).toEqual([...wrong(10), 429]);
  });

  test('guesses ten on a device that passed two steps, however often they choose the password anew there', async () => {
    expect(await guess(6, await resetByMail(own))).toEqual(wrong(6));
    const anew = await resetByMail(own);
    expect(await guess(5, anew)).toEqual([...wrong(4), 429]);
    expect((await logIn(await resetByMail(anew), rightCode())).status).toBe(429);
    expect((await logIn({}, rightCode())).status).toBe(200);
  });
});

test('changing the password in a session gives its device no attempts of its own', async () => {
  const body = { currentPassword: testPassword, newPassword: testPassword };
  const changed = await person.call(authRoutes.changePassword, { body });
  await guess(10, {});
  expect(await guess(1, cookieJar(changed))).toEqual([429]);
  expect((await logIn(own, rightCode())).status).toBe(200);
});

test('a device that passed two steps has no codes of its own once another app was set up', async () => {
  const removed = await person.call(authRoutes.removeSecondFactor, {
    body: { password: testPassword },
  });
  expect(removed.status).toBe(200);
  vi.setSystemTime(Date.now() + 1000);
  onTestFinished(() => void vi.useRealTimers());
  const anew = await enrol(person);
  secret = anew.secret;
  await guess(10, {});
  expect(await guess(1, own)).toEqual([429]);
  expect((await logIn(anew.cookies, rightCode())).status).toBe(200);
});
