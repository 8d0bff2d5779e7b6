import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { attemptsEntity } from '@driftig/data/auth/auth.entities';
import { secondsOf } from '@driftig/data/core/commit';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { appCode, wrongAppCode } from './support/company/app-codes.ts';
import { call } from './support/stack/call.ts';
import {
  createCompany,
  testPassword,
  type Caller,
  type TestCompany,
} from './support/company/company.ts';
import { createResetToken } from './support/company/invitations.ts';
import { securityLinesOf, writtenWhile, type LogLine } from './support/stack/log-lines.ts';
import { changeCompany } from './support/company/plan.ts';
import { enrol } from './support/company/second-factor.ts';
import { openSocket, setUpLive } from './support/live/sockets.ts';

setUpLive();
let company: TestCompany;
let owner: Caller;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  ({ owner } = company);
  await Promise.all([owner.session(), company.employee.session()]);
});

const headers = (more: Readonly<Record<string, string>> = {}) => ({
  'x-viewer-address': ulid(),
  ...more,
});
const idsOf = ({ user: { companyId, userId } }: Caller) => ({ companyId, userId });
const logIn = (email: string, password: string, code?: string) =>
  call(authRoutes.logIn, { body: { email, password, code }, headers: headers() });
const reset = (token: string, newPassword = 'vinterlys-2026') =>
  call(authRoutes.updatePassword, { body: { token, newPassword }, headers: headers() });

describe('a line tells who failed to log in:', () => {
  test('a user by their ids, with a wrong password and with a wrong code', async () => {
    const { secret } = await enrol(owner);
    const { email } = owner.user;
    const lines = await securityLinesOf(async () => {
      await logIn(email, 'forkert-kode');
      await logIn(email, testPassword, wrongAppCode(secret));
      await logIn(email, testPassword);
    });
    expect(lines).toMatchObject([
      { kind: 'login_failed', outcome: 'refused', route: 'logIn', ...idsOf(owner) },
      { kind: 'code_wrong', outcome: 'refused', ...idsOf(owner) },
    ]);
    expect(lines).toHaveLength(2);
  });

  test('an unknown e-mail by the same mark each time, which only the stage can compute', async () => {
    const lines = await securityLinesOf(async () => {
      await logIn('lone@havn.dk', 'forkert-kode');
      await logIn('LONE@havn.dk', 'forkert-kode');
      await logIn('lone@havn.de', 'forkert-kode');
    });
    const [mark, again, other] = lines.map((line) => line['emailMark']);
    expect(mark).toMatch(/^[\w-]{16}$/);
    expect([again, other === mark]).toEqual([mark, false]);
    for (const line of lines) expect(Object.keys(line)).not.toContain('userId');
  });

  test('and who was locked out, of logging in or of asking for their own password', async () => {
    const wrong = () =>
      owner.call(authRoutes.beginSecondFactor, { body: { password: 'forkert-kode' } });
    const lines = await securityLinesOf(async () => {
      for (let time = 0; time < 11; time += 1) await wrong();
    });
    const kinds = lines.map((line) => line['kind']);
    expect(kinds).toEqual([...Array.from({ length: 10 }, () => 'password_wrong'), 'locked_out']);
    expect(lines.at(-1)).toMatchObject({ route: 'beginSecondFactor', ...idsOf(owner) });
  });
});

describe('a line tells who was refused', () => {
  test('by a role without the right', async () => {
    const { employee } = company;
    const lines = await securityLinesOf(() => employee.call(companyRoutes.getCompanySettings));
    expect(lines).toMatchObject([
      {
        kind: 'refused',
        outcome: 'refused',
        code: 'forbidden',
        route: 'getCompanySettings',
        ...idsOf(employee),
      },
    ]);
  });

  test('by missing two-step login', async () => {
    await changeCompany(company.companyId, { secondFactorRequired: true });
    const cookies = cookieJar(await logIn(owner.user.email, testPassword));
    const lines = await securityLinesOf(() => call(companyRoutes.getPlan, { cookies }));
    expect(lines).toMatchObject([{ code: 'second_factor_required', ...idsOf(owner) }]);
  });

  test('by the fields of what they sent, never what stood in them or names of their own', async () => {
    const body = { dType: 'customers', company: 7, 'lone@havn.dk': 1, lone_bjerregaard: 1 };
    const lines = await securityLinesOf(() => owner.call(recordRoutes.createRecord, { body }));
    expect(lines).toMatchObject([
      { kind: 'input_refused', route: 'createRecord', ...idsOf(owner) },
    ]);
    expect(lines[0]?.['fields']).toEqual(expect.arrayContaining(['company', '?']));
    expect(lines[0]?.['fields']).toHaveLength(2);
  });

  test('a change that another site sent', async () => {
    const input = { body: {}, headers: { 'sec-fetch-site': 'cross-site' } };
    const lines = await securityLinesOf(() => owner.call(authRoutes.endOtherSessions, input));
    expect(lines).toMatchObject([{ kind: 'cross_site', route: 'endOtherSessions' }]);
  });

  test('by a mailed token that is invented or used, and an expired one, with its user', async () => {
    const token = await createResetToken(owner.user);
    const old = await createResetToken(owner.user, Date.now() - 60 * 60 * 1000);
    const lines = await securityLinesOf(async () => {
      await reset('x'.repeat(43));
      await reset(old);
      await reset(token);
      await reset(token);
      await call(authRoutes.validateInvitation, { params: { token: 'y' }, headers: headers() });
    });
    expect(lines).toMatchObject([
      { kind: 'token_wrong', outcome: 'refused', route: 'updatePassword' },
      { kind: 'token_wrong', ...idsOf(owner) },
      { kind: 'password_changed', outcome: 'done', ...idsOf(owner) },
      { kind: 'token_wrong' },
      { kind: 'token_wrong', route: 'validateInvitation' },
    ]);
    expect(lines).toHaveLength(5);
  });
});

describe('the live channel writes a line', () => {
  test('for refused sockets, with the person where known', async () => {
    await changeCompany(company.companyId, { secondFactorRequired: true });
    const unfinished = cookieJar(await logIn(owner.user.email, testPassword));
    const lines = await securityLinesOf(async () => {
      for (const opening of [
        { origin: 'https://angriber.example' },
        { cookies: {} },
        { cookies: unfinished },
      ])
        await expect(openSocket(owner, opening)).rejects.toThrow('refused');
    });
    // Node asks again where it was answered 401.
    const byReason = new Map(lines.map((line) => [line['reason'], line]));
    expect([...byReason.values()]).toMatchObject([
      { kind: 'socket_refused', outcome: 'refused', reason: 'cross site' },
      { kind: 'socket_refused', reason: 'no session' },
      { kind: 'socket_refused', reason: 'no second factor', ...idsOf(owner) },
    ]);
  });

  test('which frames were refused, and who lost the socket by a flood', async () => {
    const subject = `frames:${owner.user.userId}`;
    const expiresAt = secondsOf(new Date().toISOString()) + 600;
    await attemptsEntity(services().table).put({ subject, failures: 898, expiresAt }).go();
    const lines = await securityLinesOf(async () => {
      const socket = await openSocket(owner);
      socket.send({ action: 'typing', receiverId: ['Lone Bjerregaard'] });
      await socket.next('refused');
      socket.send({ action: 'ping' });
      socket.send({ action: 'ping' });
      await socket.closed;
    });
    expect(lines).toMatchObject([
      { kind: 'input_refused', route: 'typing', fields: ['receiverId'], ...idsOf(owner) },
      { kind: 'flood', outcome: 'refused', route: 'ping', ...idsOf(owner) },
    ]);
  });
});

test('changes of a login are logged, with its user', async () => {
  const { email } = owner.user;
  const codes: string[] = [];
  const lines = await securityLinesOf(async () => {
    codes.push(...(await enrol(owner)).recoveryCodes);
    const body = { password: testPassword };
    await owner.call(authRoutes.renewRecoveryCodes, { body });
    await owner.call(companyRoutes.requireSecondFactor, { body: { of: 'managers' } });
    await owner.call(companyRoutes.requireSecondFactor, { body: { of: 'nobody' } });
    await owner.call(authRoutes.removeSecondFactor, { body });
    const { secret, recoveryCodes } = await enrol(owner);
    await logIn(email, testPassword, appCode(secret, 1));
    await logIn(email, testPassword, recoveryCodes[0]);
  });
  const kinds = lines.map((line) => line['kind']);
  expect(kinds).toEqual([
    'second_factor_on',
    'recovery_codes_renewed',
    'second_factor_required',
    'second_factor_required',
    'second_factor_off',
    'second_factor_on',
    'login',
    'second_factor_off',
    'login',
  ]);
  for (const line of lines) expect(line).toMatchObject({ ...idsOf(owner) });
  expect(said(lines)).not.toContain(codes[0]);
});

test('a local start is silent about it, unless LOG_LEVEL=INFO asks', async () => {
  // The environment of npm start (packages/local-cloud/src/local-cloud.ts).
  const written = await writtenWhile(() => logIn('lone@havn.dk', 'forkert-kode'), 'WARN');
  expect(written).toBe('');
});

const said = (lines: readonly LogLine[]) => JSON.stringify(lines);
