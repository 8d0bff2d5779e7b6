import { authRoutes } from '@driftig/contracts/auth/routes';
import type { AttemptLimit } from '@driftig/data/auth/attempts.repository';
import { cookieJar, type TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createResetToken } from '@driftig/tests/support/company/invitations';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';
import { loginLimits } from './login-attempts.ts';

const minute = 60 * 1000;
/** An address of its own, which stays as it is when attempts are counted by it. */
const newAddress = () => ulid().toLowerCase();
const device = '__Host-driftig_device';
let company: TestCompany;
let email: string;
beforeEach(async () => {
  company = await createCompany();
  await company.owner.session();
  ({ email } = company.owner.user);
});

type Jar = Readonly<Record<string, string>>;

interface Attempt {
  readonly email?: string;
  readonly password?: string;
  /** The caller's address; a new one where left out. */
  readonly address?: string;
  readonly cookies?: Jar;
}

function logIn({
  password = testPassword,
  address = newAddress(),
  cookies,
  ...rest
}: Attempt = {}) {
  const headers = { 'x-viewer-address': address };
  const body = { email, password, ...rest };
  return call(authRoutes.logIn, { body, headers, ...(cookies && { cookies }) });
}

async function fail(times: number, attempt: Attempt = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await logIn({ password: 'forkert-kode', ...attempt })).status);
  return statuses;
}

/** Counts attempts against a subject as if strangers had made them. */
async function exhaust(subject: string, limit: AttemptLimit, count = limit.max) {
  const now = Math.floor(Date.now() / 1000);
  for (let each = 0; each < count; each += 1)
    await services().attempts.countAttempt(subject, now, limit);
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const withoutId = ({ status, json }: TestAnswer) => {
  const { requestId: _, ...rest } = json as Record<string, unknown>;
  return { status, ...rest };
};

describe('ten wrong passwords for an account from one address', () => {
  test('close the account there, also for the right one, and the answer says when', async () => {
    const address = newAddress();
    expect(await fail(10, { address })).toEqual(times(10, 401));
    const answer = await logIn({ address });
    expect(withoutId(answer)).toEqual({
      status: 429,
      code: 'too_many',
      message: 'For mange forsøg. Prøv igen om 15 minutter, eller vælg en ny adgangskode.',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(answer.cookies).toEqual([]);
  });

  test('do not close it elsewhere, nor anybody else there', async () => {
    const address = newAddress();
    await fail(12, { address });
    await company.employee.session();
    const colleague = { email: company.employee.user.email, address };
    expect([(await logIn()).status, (await logIn(colleague)).status]).toEqual([200, 200]);
  });

  test('close it for fifteen minutes from the first of them', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const [start, address] = [Date.now(), newAddress()];
    vi.setSystemTime(start);
    await fail(10, { address });
    vi.setSystemTime(start + 14 * minute);
    const late = await logIn({ address });
    expect([late.status, late.headers['retry-after']]).toEqual([429, '60']);
    expect(late.json).toMatchObject({ message: expect.stringContaining('om 1 minut,') });
    vi.setSystemTime(start + 16 * minute);
    expect((await logIn({ address })).status).toBe(200);
  });

  test('are counted for the whole network of an IPv6 address', async () => {
    const at = (host: string) => ({ address: `2001:db8:${ulid().slice(-4)}:1::${host}` });
    const { address } = at('1');
    await fail(5, { address });
    await fail(5, { address: address.replace(/1$/, 'ffff') });
    expect((await logIn({ address: address.replace(/1$/, '2') })).status).toBe(429);
  });

  test('answer the same for an unknown e-mail', async () => {
    const [known, unknown] = [
      { address: newAddress() },
      { address: newAddress(), email: `x@${ulid()}.dk` },
    ];
    expect(await fail(11, unknown)).toEqual(await fail(11, known));
    const [one, other] = [await logIn(known), await logIn(unknown)];
    expect(withoutId(other)).toEqual(withoutId(one));
  });
});

describe('twenty concurrent guesses', () => {
  const guesses = Array.from({ length: 20 }, (_, index) => ({ password: `forkert-kode-${index}` }));
  const statuses = async (attempts: readonly Attempt[]) =>
    (await Promise.all(attempts.map(logIn))).map(({ status }) => status).toSorted((a, b) => a - b);

  test.each(['stranger', 'known device'])(
    'ten attempts at a %s reach the user pool',
    async (who) => {
      const address = newAddress();
      const cookies = who === 'stranger' ? {} : cookieJar(await logIn());
      const asked = vi.spyOn(services().identity, 'verifyPassword');
      const all = guesses.map((guess) => ({ ...guess, address, cookies }));
      expect(await statuses(all)).toEqual([...times(10, 401), ...times(10, 429)]);
      expect(asked).toHaveBeenCalledTimes(10);
    },
  );
});

describe('strangers with many addresses', () => {
  test('close an account for other strangers after a hundred in a day, and an address after a hundred', async () => {
    const limits = [loginLimits.ofAnAccount, loginLimits.ofAnAddress];
    expect(limits).toMatchObject([{ max: 100, windowSeconds: 86_400 }, { max: 100 }]);
    const address = newAddress();
    await exhaust(`account:${email}`, loginLimits.ofAnAccount);
    await exhaust(`address:${address}`, loginLimits.ofAnAddress);
    const closed = await logIn();
    expect([closed.status, closed.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect(closed.json).toMatchObject({ message: expect.stringContaining('om 24 timer,') });
    const { email: other } = company.employee.user;
    await company.employee.session();
    expect((await logIn({ email: other, address })).status).toBe(429);
    expect((await logIn({ email: other })).status).toBe(200);
  });

  test('never close who has logged in on this device before', async () => {
    const address = newAddress();
    const cookies = { [device]: cookieJar(await logIn())[device] ?? '' };
    await exhaust(`account:${email}`, loginLimits.ofAnAccount);
    await exhaust(`address:${address}`, loginLimits.ofAnAddress);
    await fail(11, { address });
    expect((await logIn({ address, cookies })).status).toBe(200);
  });

  test('a place that is closed counts for nothing else', async () => {
    const address = newAddress();
    await fail(10, { address });
    const counted = vi.spyOn(services().attempts, 'countAttempt');
    await fail(20, { address });
    const subjects = counted.mock.calls.map(([subject]) => subject);
    expect(new Set(subjects)).toEqual(new Set([`place:${address} ${email}`]));
  });
});

describe('a right password', () => {
  test('opens the place again, and takes back only its own attempt elsewhere', async () => {
    const address = newAddress();
    await fail(9, { address });
    expect((await logIn({ address })).status).toBe(200);
    expect(await fail(9, { address })).toEqual(times(9, 401));
    await exhaust(`address:${address}`, loginLimits.ofAnAddress, 82);
    expect(await fail(1, { address, email: `y@${ulid()}.dk` })).toEqual([429]);
  });
});

test('a known device tries at most a hundred passwords a day, and a new password opens it', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now();
  vi.setSystemTime(start);
  const cookies = { [device]: cookieJar(await logIn())[device] ?? '' };
  for (let round = 0; round < 10; round += 1) {
    vi.setSystemTime(start + round * 16 * minute);
    expect(await fail(10, { cookies })).toEqual(times(10, 401));
  }
  vi.setSystemTime(start + 10 * 16 * minute);
  const closed = await logIn({ cookies });
  expect(closed).toMatchObject({
    status: 429,
    json: { message: expect.stringContaining('om 22 timer, eller vælg en ny adgangskode') },
  });
  const token = await createResetToken(await company.store.users.get(company.owner.user.userId));
  const body = { token, newPassword: testPassword };
  const headers = { 'x-viewer-address': newAddress() };
  const renewed = await call(authRoutes.updatePassword, { body, headers, cookies });
  // The user pool has a clock of its own.
  vi.useRealTimers();
  expect((await logIn({ cookies: cookieJar(renewed) })).status).toBe(200);
});

describe('a device is known', () => {
  const knownAfter = async (cookies: Jar, attempt: Attempt = {}) => {
    const address = newAddress();
    await fail(10, { address, ...attempt });
    return (await logIn({ address, cookies, ...attempt })).status === 200;
  };
  const cookieOf = (answer: TestAnswer): Jar => ({ [device]: cookieJar(answer)[device] ?? '' });

  test('by a cookie that no script reads, for 180 days, also after logging out', async () => {
    const answer = await logIn();
    expect(answer.cookies.at(-1)).toMatch(
      /^__Host-driftig_device=[\w.~-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const jar = cookieJar(answer);
    const left = cookieJar(await call(authRoutes.logOut, { cookies: jar }), jar);
    expect(Object.keys(left)).toEqual([device]);
    expect(await knownAfter(left)).toBe(true);
  });

  test('has its own count, which its own wrong passwords close', async () => {
    const cookies = cookieOf(await logIn());
    expect(await fail(11, { cookies })).toEqual([...times(10, 401), 429]);
    expect((await logIn()).status).toBe(200);
  });

  test('for its own account only', async () => {
    await company.employee.session();
    const cookies = cookieOf(await logIn({ email: company.employee.user.email }));
    expect(await knownAfter(cookies)).toBe(false);
  });

  test('for up to five accounts', async () => {
    let cookies = cookieOf(await logIn());
    await company.employee.session();
    cookies = cookieOf(await logIn({ email: company.employee.user.email, cookies }));
    expect(await knownAfter(cookies)).toBe(true);
    for (let each = 0; each < 4; each += 1) {
      const { owner } = await createCompany();
      await owner.session();
      cookies = cookieOf(await logIn({ email: owner.user.email, cookies }));
    }
    expect(await knownAfter(cookies)).toBe(false);
    expect(await knownAfter(cookies, { email: company.employee.user.email })).toBe(true);
  });

  test('not by a cookie that was changed, cut, or signed with another key', async () => {
    const { [device]: value = '' } = cookieOf(await logIn());
    const [payload = '', signature = ''] = value.split('.');
    const fields = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[];
    const forged = Buffer.from(JSON.stringify([...fields.slice(0, -1), 9e9])).toString('base64url');
    const wrong = [`${forged}.${signature}`, payload, `${payload}.`, `.${signature}`];
    const strange = [`${payload}.${signature.slice(1)}`, '%00~~..', '~'.repeat(5000), 'e30.e30'];
    for (const cookie of [...wrong, ...strange])
      expect(await knownAfter({ [device]: cookie })).toBe(false);
  });

  test('no longer after 180 days', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const cookies = cookieOf(await logIn());
    const { cookies: received } = await logIn({ cookies });
    vi.setSystemTime(Date.now() + 181 * 24 * 60 * minute);
    expect(await knownAfter(cookieJar({ cookies: received }))).toBe(false);
  });

  test('no longer when the password was chosen anew elsewhere', async () => {
    const cookies = cookieOf(await logIn());
    const token = await createResetToken(company.owner.user);
    const body = { token, newPassword: testPassword };
    expect((await call(authRoutes.updatePassword, { body })).status).toBe(200);
    expect(await knownAfter(cookies)).toBe(false);
  });
});

describe('a new password by the mailed link', () => {
  test('opens an account that strangers have closed, and this browser for good', async () => {
    const address = newAddress();
    await exhaust(`account:${email}`, loginLimits.ofAnAccount);
    await fail(11, { address });
    const token = await createResetToken(company.owner.user);
    const body = { token, newPassword: testPassword };
    const headers = { 'x-viewer-address': address };
    const answer = await call(authRoutes.updatePassword, { body, headers });
    expect((await logIn({ address })).status).toBe(200);
    await exhaust(`account:${email}`, loginLimits.ofAnAccount);
    expect((await logIn()).status).toBe(429);
    expect((await logIn({ cookies: cookieJar(answer) })).status).toBe(200);
  });
});
