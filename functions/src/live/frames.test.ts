import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';
import { maxFrameBytes } from '@driftig/contracts/core/socket-route';
import { attemptsEntity } from '@driftig/data/auth/auth.entities';
import { secondsOf } from '@driftig/data/core/commit';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { countReads } from '@driftig/tests/support/stack/table-reads';
import { openSocket, setUpLive, type TestSocket } from '@driftig/tests/support/live/sockets';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

setUpLive();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const keys = allSocketRoutes.map(({ key }) => key);
const answers = async (socket: TestSocket) => {
  socket.send({ action: 'ping' });
  await socket.next('pong');
};

describe('is refused in Danish, and the socket goes on:', () => {
  const text = (action: string, rest: string) => `{"action":"${action}",${rest}}`;
  const hostile: Readonly<Record<string, (action: string) => string>> = {
    'an unknown field': (action) => text(action, '"rights":2'),
    'half a character': (action) => text(action, String.raw`"message":"a\ud800"`),
    'half a character in a name': (action) => text(action, String.raw`"a\ud800":1`),
    'nested without end': (action) =>
      text(action, `"message":${'['.repeat(14_000)}${']'.repeat(14_000)}`),
    'objects without end': (action) =>
      text(action, `"message":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
    'a list for a text': (action) => text(action, '"receiverId":["a"],"message":{"$ne":null}'),
    'more than a frame holds': (action) =>
      text(action, `"message":"${'å'.repeat(maxFrameBytes / 2)}"`),
    'the keys of a prototype': (action) => text(action, '"__proto__":{"role":"owner"}'),
  };
  test.each(keys.flatMap((key) => Object.keys(hostile).map((what) => [key, what] as const)))(
    '%s: %s',
    async (key, what) => {
      const socket = await openSocket(company.owner);
      socket.send(hostile[what]?.(key) ?? '');
      const { code, message, action } = await socket.next('refused');
      expect({ code, action }).toEqual({
        code: what.startsWith('more') ? 'too_large' : 'bad_input',
        action: key,
      });
      expect(message).not.toMatch(/^(invalid|expected|unrecognized|too )|undefined/i);
      await answers(socket);
    },
  );
});

test('the gateway answers an unknown frame, and other sockets get nothing', async () => {
  const [socket, other] = [await openSocket(company.owner), await openSocket(company.employee)];
  const frames = ['', 'hej', 'null', '[]', '7', '{}', '{"action":7}', '{"action":"$connect"}'];
  for (const frame of frames) socket.send(frame);
  socket.send({ action: 'constructor' });
  await answers(socket);
  const forbidden = socket.frames.filter((frame) => !('event' in frame));
  expect(forbidden.map((frame) => (frame as { message?: string }).message)).toEqual(
    Array.from({ length: frames.length + 1 }, () => 'Forbidden'),
  );
  expect(other.frames).toEqual([]);
});

test.each([
  ['a binary frame', new TextEncoder().encode('{"action":"ping"}'), 1003],
  ['more than API Gateway takes', 'x'.repeat(128 * 1024 + 1), 1009],
])('%s closes its socket, and no other', async (_what, frame, code) => {
  const [socket, other] = [await openSocket(company.owner), await openSocket(company.owner)];
  socket.send(frame);
  expect(await socket.closed).toBe(code);
  await answers(other);
});

describe('a frame reads no more than it needs:', () => {
  test.each([
    ['ping', {}, 2],
    ['typing', { receiverId: 'other' }, 6],
    ['sendMessage', { receiverId: 'other', message: 'Hej' }, 10],
  ] as const)('%s', async (action, fields, most) => {
    const [mine, theirs] = [await openSocket(company.owner), await openSocket(company.employee)];
    const to = 'receiverId' in fields ? { receiverId: company.employee.user.userId } : {};
    const reads = await countReads(services().table, async () => {
      mine.send({ action, ...fields, ...to });
      if (action === 'ping') await mine.next('pong');
      else await theirs.next(action === 'typing' ? 'typing' : 'receiveMessage');
    });
    expect(reads).toBeLessThanOrEqual(most);
  });
});

describe('a flood', () => {
  /** As if all but some of the quarter's frames had been sent. */
  const used = async (left: number) => {
    const { userId } = company.owner.user;
    const now = secondsOf(new Date().toISOString());
    await attemptsEntity(services().table)
      .put({ subject: `frames:${userId}`, failures: 900 - left, expiresAt: now + 600 })
      .go();
  };

  test.each(keys)('is told so once, and loses the socket: %s', async (action) => {
    await used(1);
    const socket = await openSocket(company.owner);
    socket.send({ action: 'ping' });
    await socket.next('pong');
    for (let count = 0; count < 20; count += 1) socket.send({ action });
    await socket.closed;
    const refused = socket.frames.filter(({ event }) => event === 'refused');
    expect(refused).toContainEqual(expect.objectContaining({ code: 'too_many', action }));
    expect(refused.length).toBeLessThan(20);
  });

  test('does no harm to others: what they write arrives meanwhile', async () => {
    await used(30);
    const [flood, mine, theirs] = [
      await openSocket(company.owner),
      await openSocket(company.administrator),
      await openSocket(company.employee),
    ];
    for (let count = 0; count < 300; count += 1) flood.send({ action: 'typing', receiverId: 'x' });
    const receiverId = company.employee.user.userId;
    mine.send({ action: 'sendMessage', receiverId, message: 'Midt i floden' });
    expect(await theirs.next('receiveMessage')).toMatchObject({ message: 'Midt i floden' });
    await flood.closed;
    mine.send({ action: 'sendMessage', receiverId, message: 'Bagefter' });
    await theirs.next('receiveMessage', ({ message }) => message === 'Bagefter');
  });
});
