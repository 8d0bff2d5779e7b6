import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { secondsOf } from '@driftig/data/core/commit';
import { connectionRepository } from '@driftig/data/live/live.repository';
import { capacityOf } from '@driftig/tests/support/infra/capacity';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { openSocket, setUpLive, type TestSocket } from '@driftig/tests/support/live/sockets';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { hashOf } from '../identity/secrets.ts';
import { services } from '../pipeline/services.ts';
import { liveSocketsOfCompany } from './live-sockets.ts';
import { tellPeople } from './tell.ts';

setUpLive();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const now = () => new Date().toISOString();
const sockets = () => connectionRepository(services().table);

/** Sockets of as many people. */
async function online(companyId: string, people: number): Promise<void> {
  for (let index = 0; index < people; index += 1) {
    const whose = { connectionId: ulid(), companyId, userId: ulid(), secretHash: 's', tab: '' };
    await sockets().open(whose, secondsOf(now()));
  }
}

async function unitsOfAChange(companyId: string): Promise<number> {
  const { read } = await capacityOf(services().table, () => liveSocketsOfCompany(companyId, now()));
  return read;
}

test('the reads of a change do not grow by a record for each person who is online', async () => {
  const { companyId } = company;
  await online(companyId, 10);
  const few = await unitsOfAChange(companyId);
  await online(companyId, 90);
  expect(await liveSocketsOfCompany(companyId, now())).toHaveLength(100);
  const many = await unitsOfAChange(companyId);
  expect(many - few).toBeLessThan(10);
  expect(many).toBeLessThan(12);
});

describe('sockets of a session that is over get nothing, before any event has arrived:', () => {
  const end = {
    'logged out': () => company.employee.call(authRoutes.logOut, {}),
    'ended from another browser': async () => {
      const body = { password: testPassword };
      const cookies = await company.employee.newSession();
      await company.employee.call(authRoutes.endOtherSessions, { body, cookies });
    },
  };

  test.each(Object.entries(end))('%s', async (_how, endSession) => {
    const socket = await openSocket(company.employee);
    const colleague = await openSocket(company.owner);
    await endSession();
    const { companyId, owner, employee } = company;
    const people = [employee, owner].map(({ user }) => user.userId);
    await tellPeople(companyId, people, { event: 'pong', missed: false }, { now: now() });
    await Promise.all([socket.closed, colleague.next('pong')]);
    expect(socket.frames).toEqual([]);
  });

  test('the oldest of twenty-one, which the newest login ended', async () => {
    const { user } = company.employee;
    const socket = await openSocket(company.employee);
    const startedAt = secondsOf(now());
    const { sessions = {} } =
      (await services().accounts.findUser(company.companyId, user.userId)) ?? {};
    const newer = Array.from({ length: 19 }, () => [
      ulid(),
      { startedAt, lastSeenAt: startedAt + 60, device: 'Chrome' },
    ]);
    await changeUser(user, { sessions: { ...sessions, ...Object.fromEntries(newer) } });
    const body = { email: user.email, password: testPassword };
    const answer = await company.employee.call(authRoutes.logIn, { body, cookies: {} });
    expect(answer.status).toBe(200);
    const pong = { event: 'pong', missed: false } as const;
    await tellPeople(company.companyId, [user.userId], pong, { now: now() });
    await socket.closed;
    expect(socket.frames).toEqual([]);
  });
});

describe('a session that was to set up two-step login first', () => {
  /** It began while the company required it of all users. */
  async function markedSession() {
    const cookies = await company.employee.newSession();
    const [, , secret = ''] = cookies['__Host-driftig_session']?.split('.') ?? [];
    await services().sessions.requireEnrolment(company.employee.user, hashOf(secret));
    return cookies;
  }
  const require = (secondFactorRequired: boolean) =>
    changeCompany(company.companyId, { secondFactorRequired });
  const answers = async (socket: TestSocket) => {
    socket.send({ action: 'ping' });
    expect(await socket.next('pong')).toEqual({ event: 'pong', missed: false });
  };

  test('opens no socket while the company requires it, and one once it is voluntary, as calls do', async () => {
    const cookies = await markedSession();
    await require(true);
    await expect(openSocket(company.employee, { cookies })).rejects.toThrow('refused');
    await require(false);
    const { status } = await company.employee.call(companyRoutes.getCurrency, { cookies });
    expect(status).toBe(200);
    await answers(await openSocket(company.employee, { cookies }));
  });

  test('loses its socket with the next frame either way when it is required again', async () => {
    const cookies = await markedSession();
    const [sends, hears] = [
      await openSocket(company.employee, { cookies }),
      await openSocket(company.employee, { cookies }),
    ];
    const other = await openSocket(company.owner);
    await require(true);
    sends.send({ action: 'ping' });
    await sends.closed;
    const { companyId, employee, owner } = company;
    const people = [employee, owner].map(({ user }) => user.userId);
    await tellPeople(companyId, people, { event: 'pong', missed: false }, { now: now() });
    await Promise.all([hears.closed, other.next('pong')]);
    expect([...sends.frames, ...hears.frames]).toEqual([]);
  });
});
