import { authRoutes } from '@driftig/contracts/auth/routes';
import { attemptsEntity } from '@driftig/data/auth/auth.entities';
import { secondsOf } from '@driftig/data/core/commit';
import { connectionRepository } from '@driftig/data/live/live.repository';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { removeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { hashOf } from '../identity/secrets.ts';
import { services } from '../pipeline/services.ts';

setUpLive();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const now = () => secondsOf(new Date().toISOString());
const sockets = () => connectionRepository(services().table);
const countOf = async () =>
  (await sockets().list(company.companyId, company.owner.user.userId)).length;

/** Adds rows of dead sockets, as a crashed machine leaves them. */
async function leaveBehind(count: number): Promise<void> {
  const { companyId } = company;
  const { userId } = company.owner.user;
  for (let index = 0; index < count; index += 1) {
    const connection = { connectionId: ulid(), companyId, userId, secretHash: 's', tab: '' };
    await sockets().open(connection, now());
  }
}

describe('no socket is opened, and none is noted,', () => {
  test.each([
    ['without an origin', { origin: '' }],
    ['from another site', { origin: 'https://angriber.example' }],
    ['from a site whose name begins alike', { origin: 'http://127.0.0.1:3000.angriber.example' }],
    ['without a cookie', { cookies: {} }],
  ])('%s', async (_what, opening) => {
    await expect(openSocket(company.owner, opening)).rejects.toThrow('refused');
    expect(await countOf()).toBe(0);
  });

  test('with an unknown secret', async () => {
    const { companyId, userId } = company.owner.user;
    const made = `${companyId}.${userId}.${'x'.repeat(43)}`;
    const cookies = { '__Host-driftig_session': made };
    await expect(openSocket(company.owner, { cookies })).rejects.toThrow('refused');
    expect(await countOf()).toBe(0);
  });

  test('with the cookies of a session that was ended', async () => {
    const stale = await company.owner.newSession();
    await company.owner.call(authRoutes.logOut, {
      cookies: stale,
    });
    await expect(openSocket(company.owner, { cookies: stale })).rejects.toThrow('refused');
  });

  test('by a user who has to set up two-step login first', async () => {
    const cookies = await company.owner.newSession();
    const [, , secret = ''] = cookies['__Host-driftig_session']?.split('.') ?? [];
    await services().sessions.requireEnrolment(company.owner.user, hashOf(secret));
    await changeCompany(company.companyId, { secondFactorRequired: true });
    await expect(openSocket(company.owner, { cookies })).rejects.toThrow('refused');
    expect(await countOf()).toBe(0);
  });

  test('by a deleted user', async () => {
    const cookies = await company.employee.session();
    await removeUser(company.employee.user);
    await expect(openSocket(company.employee, { cookies })).rejects.toThrow('refused');
  });

  test('for one who opened 240 in a quarter of an hour; a colleague may', async () => {
    const subject = `sockets:${company.owner.user.userId}`;
    await attemptsEntity(services().table)
      .put({ subject, failures: 240, expiresAt: now() + 600 })
      .go();
    await expect(openSocket(company.owner)).rejects.toThrow('refused');
    await openSocket(company.employee);
  });
});

test('a person has 30 sockets at most; those that are open stay', async () => {
  const open = await Promise.all(Array.from({ length: 30 }, () => openSocket(company.owner)));
  await expect(openSocket(company.owner)).rejects.toThrow('refused');
  open[0]?.send({ action: 'ping' });
  await open[0]?.next('pong');
  await open[1]?.close();
  await expect.poll(countOf).toBe(29);
  await openSocket(company.owner);
});

test('sockets that a dead machine left behind make room for new ones', async () => {
  await leaveBehind(30);
  await openSocket(company.owner);
  expect(await countOf()).toBe(1);
});

test('a dead socket is deleted by the first message to it, and does not delay the others', async () => {
  const socket = await openSocket(company.owner);
  const { secretHash = '' } = (await sockets().list(company.companyId))[0] ?? {};
  const connectionId = ulid();
  const { companyId } = company;
  const { userId } = company.owner.user;
  await sockets().open({ connectionId, companyId, userId, secretHash, tab: '' }, now());
  const sender = await openSocket(company.employee);
  sender.send({ action: 'typing', receiverId: userId });
  await socket.next('typing');
  await expect.poll(() => sockets().find(connectionId)).toBeUndefined();
  expect(await countOf()).toBe(1);
});
