import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar, type TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { sessionIdOf } from '@driftig/tests/support/company/sessions';
import { changeUser } from '@driftig/tests/support/company/users';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';

const secondsNow = () => Math.floor(Date.now() / 1000);
let company: TestCompany;
let email: string;
beforeEach(async () => {
  company = await createCompany();
  await company.owner.session();
  ({ email } = company.owner.user);
});

interface Attempt {
  readonly email?: string;
  readonly password?: string;
  /** The caller's address; a new one where left out. */
  readonly address?: string;
  readonly userAgent?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

function logIn({ userAgent, password = testPassword, address = ulid(), ...rest }: Attempt = {}) {
  const { cookies, ...typed } = rest;
  const headers = { 'x-viewer-address': address, ...(userAgent && { 'user-agent': userAgent }) };
  return call(authRoutes.logIn, {
    body: { email, password, ...typed },
    headers,
    ...(cookies && { cookies }),
  });
}

const withoutId = ({ status, json }: TestAnswer) => {
  const { requestId: _, ...rest } = json as Record<string, unknown>;
  return { status, ...rest };
};

describe('with the right password', () => {
  test('the answer describes the user', async () => {
    const { companyId, owner } = company;
    expect((await logIn()).json).toEqual({
      user: {
        id: owner.user.userId,
        email,
        name: 'Mette Prøve',
        userrole: 3,
        role: 1,
        allowedrecipes: 1,
        mustEnrol: false,
        secondFactorFrom: '',
        hasPicture: false,
        company: {
          id: companyId,
          name: 'Prøve ApS',
          plan: 'enterprise',
          openPlan: 'enterprise',
          trialDaysLeft: 30,
          suspended: false,
          emailUnconfirmed: false,
          hasLogo: false,
          currency: 'DKK',
        },
      },
    });
  });

  test('all secret cookies are first-party and not readable by scripts', async () => {
    const { cookies } = await logIn();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-driftig_session',
      '__Host-driftig_known',
      '__Host-driftig_device',
    ]);
    for (const cookie of cookies.filter((one) => !one.startsWith('__Host-driftig_known=1;')))
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test('the cookies are accepted as a session', async () => {
    const cookies = cookieJar(await logIn());
    expect((await call(authRoutes.checkSession, { cookies })).status).toBe(200);
  });

  test('the e-mail may be written in any case, with space around it', async () => {
    expect((await logIn({ email: ` ${email.toUpperCase()}` })).status).toBe(200);
  });
});

describe('each login begins its own session', () => {
  const sessions = async () => {
    const { companyId, userId } = company.owner.user;
    return (await services().accounts.findUser(companyId, userId))?.sessions ?? {};
  };

  test('with the name of the device and only the hash of its secret', async () => {
    const before = Object.keys(await sessions());
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36';
    const { cookies } = await logIn({ userAgent });
    const jar = cookieJar({ cookies });
    const begun = Object.entries(await sessions()).filter(([id]) => !before.includes(id));
    expect(begun).toEqual([
      [sessionIdOf(jar), expect.objectContaining({ device: 'Chrome på Windows' })],
    ]);
    const [, , secret = ''] = (jar['__Host-driftig_session'] ?? '').split('.');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(begun)).not.toContain(secret);
  });

  test('up to twenty; then the least recently used one ends', async () => {
    const device = 'Ukendt enhed';
    const of = (n: number) => ({
      startedAt: secondsNow() - n,
      lastSeenAt: secondsNow() - n,
      device,
    });
    const twenty = Array.from({ length: 20 }, (_, n) => [`s${n}`, of(n)] as const);
    await changeUser(company.owner.user, { sessions: Object.fromEntries(twenty) });
    expect((await logIn()).status).toBe(200);
    const ids = Object.keys(await sessions());
    expect(ids).toHaveLength(20);
    expect(ids).toContain('s18');
    expect(ids).not.toContain('s19');
  });

  test('also for eight logins at once, and never more than twenty', async () => {
    const device = 'Ukendt enhed';
    const old = { startedAt: secondsNow() - 60, lastSeenAt: secondsNow() - 60, device };
    const many = Array.from({ length: 16 }, (_, n) => [`s${n}`, old] as const);
    await changeUser(company.owner.user, { sessions: Object.fromEntries(many) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn()));
    const jars = answers.map((answer) => cookieJar(answer));
    const checks = await Promise.all(
      jars.map((cookies) => call(authRoutes.checkSession, { cookies })),
    );
    expect(checks.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(Object.keys(await sessions())).toHaveLength(20);
  });

  test('also when another session begins as the oldest ends: never more than twenty', async () => {
    const used = (seconds: number) => ({
      startedAt: secondsNow() - 60,
      lastSeenAt: secondsNow() - seconds,
      device: 'Ukendt enhed',
    });
    const full = Array.from({ length: 20 }, (_, n) => [`s${n}`, used(n)] as const);
    await changeUser(company.owner.user, { sessions: Object.fromEntries(full) });
    const after = [...full.slice(0, 19), ['new', used(0)] as const];
    runBeforeCommit(services().table, () =>
      changeUser(company.owner.user, { sessions: Object.fromEntries(after) }),
    );
    expect((await logIn()).status).toBe(200);
    const ids = Object.keys(await sessions());
    expect(ids).toHaveLength(20);
    expect(ids).toContain('new');
  });

  /** Logs in, and has this happen to the person once their password was found right. */
  async function logInWhile(change: Parameters<typeof changeUser>[1]): Promise<TestAnswer> {
    const { identity } = services();
    const verify = identity.verifyPassword.bind(identity);
    vi.spyOn(identity, 'verifyPassword').mockImplementationOnce(async (...asked) => {
      const tokens = await verify(...asked);
      await changeUser(company.owner.user, { ...change, sessions: {} });
      return tokens;
    });
    return logIn();
  }

  test.each<[string, Parameters<typeof changeUser>[1]]>([
    ['the password is changed', { passwordChangedAt: '2026-11-12T08:00:00.000Z' }],
    // Two steps may be asked of the new role, and this login was judged by the old one.
    ['the role is changed', { role: 'administrator' }],
    ['the person is deactivated', { status: 'inactive' }],
    ['the login is switched off', { loginAllowed: false }],
  ])('but not when %s at the same time', async (_what, change) => {
    const answer = await logInWhile(change);
    expect([answer.status, answer.cookies]).toEqual([401, []]);
    expect(await sessions()).toEqual({});
  });
});

describe('logging in anew in the same browser', () => {
  const statusOf = async (cookies: Readonly<Record<string, string>>) =>
    (await call(authRoutes.checkSession, { cookies })).status;

  test('ends the session it had, and no other', async () => {
    const [before, elsewhere] = [cookieJar(await logIn()), cookieJar(await logIn())];
    const after = cookieJar(await logIn({ cookies: before }), before);
    expect(await Promise.all([before, elsewhere, after].map(statusOf))).toEqual([401, 200, 200]);
  });

  test("ends another person's session too", async () => {
    const before = await company.employee.session();
    const after = cookieJar(await logIn({ cookies: before }), before);
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200]);
    const { companyId, userId } = company.employee.user;
    expect((await services().accounts.findUser(companyId, userId))?.sessions).toEqual({});
  });

  test('ends nothing with a wrong password', async () => {
    const before = cookieJar(await logIn());
    expect((await logIn({ cookies: before, password: 'forkert-kode' })).status).toBe(401);
    expect(await statusOf(before)).toBe(200);
  });
});

describe('a wrong password and an unknown e-mail', () => {
  test('get the same answer, without cookies', async () => {
    const wrong = await logIn({ password: 'forkert-kode' });
    const unknown = await logIn({ email: 'ingen@nordlysevent.dk' });
    expect(withoutId(wrong)).toEqual({
      status: 401,
      code: 'wrong_credentials',
      message: 'Login fejlede. Tjek venligst dine oplysninger.',
    });
    expect(withoutId(unknown)).toEqual(withoutId(wrong));
    expect([...wrong.cookies, ...unknown.cookies]).toEqual([]);
  });

  test('take the same way: one call to the user pool each', async () => {
    const asked = vi.spyOn(services().identity, 'verifyPassword');
    await logIn({ password: 'forkert-kode' });
    expect(asked).toHaveBeenCalledTimes(1);
    await logIn({ email: 'ingen@nordlysevent.dk' });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

test.each([{ loginAllowed: false }, { status: 'inactive' }] as const)(
  'a user who may not log in gets the same answer as for a wrong password: %j',
  async (change) => {
    const wrong = await logIn({ password: 'forkert-kode' });
    await changeUser(company.owner.user, change);
    const off = await logIn();
    expect(withoutId(off)).toEqual(withoutId(wrong));
    expect(off.cookies).toEqual([]);
  },
);

describe('a missing field is refused at its field', () => {
  test.each<[Attempt & Record<string, unknown>, string, string]>([
    [{ password: '' }, 'password', 'Skriv din adgangskode.'],
    [{ email: 'mette' }, 'email', 'Indtast en gyldig email'],
  ])('%j', async (attempt, field, text) => {
    const answer = await logIn(attempt);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { [field]: text } });
  });
});
