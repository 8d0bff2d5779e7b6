import { authRoutes } from '@driftig/contracts/auth/routes';
import type { OwnSession } from '@driftig/contracts/auth/sessions';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany, createSession, type Caller } from '@driftig/tests/support/company/company';
import { changeUser } from '@driftig/tests/support/company/users';
import { beforeEach, expect, test } from 'vitest';

let owner: Caller;
beforeEach(async () => {
  ({ owner } = await createCompany());
  await owner.session();
});

const list = async () => (await owner.call(authRoutes.listSessions)).json as OwnSession[];

test('the list has a device per session and marks the current one', async () => {
  const phone = await createSession(owner.user, { device: 'Safari på iPhone' });
  expect((await list()).map(({ device, current }) => [device, current])).toEqual(
    expect.arrayContaining([
      ['Ukendt enhed', true],
      ['Safari på iPhone', false],
    ]),
  );
  const answer = await call(authRoutes.listSessions, { cookies: phone });
  const currents = (answer.json as OwnSession[]).filter(({ current }) => current);
  expect(currents.map(({ device }) => device)).toEqual(['Safari på iPhone']);
});

test('the most recently used session comes first, with times in UTC', async () => {
  const [own] = await list();
  const [before, hour] = [Date.parse(own?.startedAt ?? '') / 1000, 3600];
  const at = (seconds: number) => ({
    startedAt: seconds,
    lastSeenAt: seconds,
    device: 'Firefox på Mac',
  });
  await changeUser(owner.user, {
    sessions: {
      [own?.id ?? '']: at(before),
      yesterday: at(before - 24 * hour),
      earlier: at(before - hour),
    },
  });
  const [first, second] = await list();
  expect([first?.id, second?.id]).toEqual([own?.id, 'earlier']);
  expect(second?.startedAt).toBe(new Date((before - hour) * 1000).toISOString());
});

test('a session older than 30 days is left out', async () => {
  const [own] = await list();
  const seconds = Date.parse(own?.startedAt ?? '') / 1000;
  const at = (startedAt: number) => ({ startedAt, lastSeenAt: seconds, device: 'Firefox på Mac' });
  await changeUser(owner.user, {
    sessions: { [own?.id ?? '']: at(seconds), old: at(seconds - 30 * 24 * 3600) },
  });
  expect((await list()).map(({ id }) => id)).toEqual([own?.id]);
});

test('sessions of other users are left out', async () => {
  const stranger = (await createCompany()).owner;
  const mine = (await list()).map(({ id }) => id);
  const theirs = (await stranger.call(authRoutes.listSessions)).json as OwnSession[];
  expect(theirs).toHaveLength(1);
  expect(mine).not.toContain(theirs[0]?.id);
});
