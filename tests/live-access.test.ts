import { authRoutes } from '@driftig/contracts/auth/routes';
import { chatRoutes } from '@driftig/contracts/chat/routes';
import { sampleIds } from '@driftig/contracts/core/sample';
import { socketSamples } from '@driftig/contracts/core/samples';
import type { SocketRoute } from '@driftig/contracts/core/socket-route';
import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { channelIdOf } from '@driftig/domain/chat/channel';
import { handler as onCompanyChanged } from '@driftig/functions/chat/on-company-changed';
import { handler as onLoggedOut } from '@driftig/functions/chat/on-logged-out';
import { handler as onSessionsEnded } from '@driftig/functions/chat/on-sessions-ended';
import { wireSchema } from '@driftig/local-cloud/generate/json-schema';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  createCompany,
  createSession,
  type Caller,
  type TestCompany,
} from './support/company/company.ts';
import { createDepartment } from './support/company/departments.ts';
import { deliver, eventsOf } from './support/stack/mails.ts';
import { orderForm, placeOrder } from './support/company/orders.ts';
import { sampleFrame, unknownSamples } from './support/samples/sample-requests.ts';
import { sessionEnds } from './support/company/session-ends.ts';
import { openSocket, setUpLive } from './support/live/sockets.ts';

setUpLive();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const frames = allSocketRoutes.map((route) => [route.key, route] as const);
const ids = new Set<unknown>(Object.values(sampleIds));
const idsIn = ({ key }: SocketRoute) =>
  Object.values(socketSamples[key as keyof typeof socketSamples]).filter((value) => ids.has(value));
const framesWithIds = frames.filter(([, route]) => idsIn(route).length > 0);

/** The sample frame, with an id in place of each one in it. */
const frameAbout = (route: SocketRoute, id: string) =>
  sampleFrame(route, new Map(idsIn(route).map((found) => [found, id])));

const storedBetween = async (one: Caller, other: Caller) =>
  (await one.call(chatRoutes.listMessages, { query: { receiverId: other.user.userId } })).json;

test('the sample of every frame that takes an id has one, so that no frame is left out', () => {
  const pattern = String.raw`"pattern":"^[\\w.-]{1,64}$"`;
  const takers = allSocketRoutes.filter(({ frame }) =>
    JSON.stringify(wireSchema(frame)).includes(pattern),
  );
  expect(takers.length).toBeGreaterThan(1);
  expect(takers.filter((route) => idsIn(route).length === 0).map(({ key }) => key)).toEqual([]);
});

describe('a frame about something of another company is answered as one about nothing:', () => {
  test.each(framesWithIds)('%s', async (_key, route) => {
    const { owner, administrator, employee } = company;
    const stranger = await createCompany({ plan: 'pro' });
    const { ordernumber } = await placeOrder(owner);
    const people = [owner, administrator, employee];
    const foreignIds = [
      ...people.map(({ user }) => user.userId),
      company.companyId,
      `g-dep.${await createDepartment(company, 'Lager')}`,
      `g-ord.${ordernumber}`,
      channelIdOf({ kind: 'direct', people: [owner.user.userId, employee.user.userId] }),
    ];
    const theirs = await Promise.all(people.map((who) => openSocket(who)));
    const mine = await openSocket(stranger.owner);
    mine.send(sampleFrame(route, unknownSamples));
    const { requestId: _, ...unknown } = await mine.next('refused');
    for (const [index, id] of foreignIds.entries()) {
      const heard = nextRefusals(mine, index + 2);
      mine.send(frameAbout(route, id));
      expect(await heard, id).toMatchObject(unknown);
    }
    expect(theirs.flatMap((socket) => socket.frames)).toEqual([]);
    expect(await storedBetween(owner, employee)).toEqual([]);
  });
});

describe('the next frame of a socket whose session was ended closes it, and is not taken:', () => {
  test.each(Object.entries(sessionEnds))('%s', async (_way, end) => {
    const { employee, administrator } = company;
    await employee.session();
    const stolen = await createSession(employee.user);
    const theirs = await openSocket(administrator);
    const sockets = await Promise.all(
      frames.map(
        async ([, route]) => [route, await openSocket(employee, { cookies: stolen })] as const,
      ),
    );
    const answer = await end(company, stolen);
    expect(answer.status, answer.text).toBe(200);
    for (const [route, socket] of sockets) {
      socket.send(frameAbout(route, administrator.user.userId));
      await socket.closed;
      expect(socket.frames, route.key).toEqual([]);
    }
    expect(theirs.frames).toEqual([]);
  });
});

describe('a session that was ended closes its sockets, though they send nothing:', () => {
  test.each(Object.entries(sessionEnds))('%s', async (_way, end) => {
    const { employee, owner } = company;
    await employee.session();
    const stolen = await createSession(employee.user);
    const [socket, kept] = [
      await openSocket(employee, { cookies: stolen }),
      await openSocket(owner),
    ];
    await end(company, stolen);
    const isOurs = ({ userId }: { readonly userId: string }) => userId === employee.user.userId;
    const [event] = await eventsOf('sessionsEnded', isOurs);
    await deliver(onSessionsEnded, event, 'chat');
    await socket.closed;
    expect(socket.frames).toEqual([]);
    kept.send({ action: 'ping' });
    await kept.next('pong');
  });

  test('by logging out', async () => {
    const { employee } = company;
    const [gone, kept] = [
      await openSocket(employee),
      await openSocket(employee, { cookies: await employee.newSession() }),
    ];
    await employee.call(authRoutes.logOut, {});
    const [event] = await eventsOf('loggedOut', ({ userId }) => userId === employee.user.userId);
    await deliver(onLoggedOut, event);
    await gone.closed;
    kept.send({ action: 'ping' });
    expect(await kept.next('pong')).toMatchObject({ event: 'pong' });
  });
});

describe('nothing reaches a socket whose session was ended, before it is closed by the event:', () => {
  test.each(Object.entries(sessionEnds))('%s', async (_way, end) => {
    const { employee, owner } = company;
    await employee.session();
    const stolen = await createSession(employee.user);
    const [lost, alsoLost, mine] = [
      await openSocket(employee, { cookies: stolen }),
      await openSocket(employee, { cookies: stolen }),
      await openSocket(owner),
    ];
    await end(company, stolen);
    const receiverId = employee.user.userId;
    mine.send({ action: 'typing', receiverId });
    mine.send({ action: 'sendMessage', receiverId, message: 'Hemmeligt', clientid: 'secret-01' });
    mine.send({ action: 'ping' });
    await mine.next('pong');
    await tellOfAChange();
    await mine.next('changed');
    await Promise.all([lost.closed, alsoLost.closed]);
    expect([lost.frames, alsoLost.frames]).toEqual([[], []]);
  });
});

test('a deactivated user gets no more changes of others, and loses the socket', async () => {
  const { employee, owner } = company;
  const [lost, mine] = [await openSocket(employee), await openSocket(owner)];
  const body = { dType: 'employees', id: employee.user.userId, chose: false } as const;
  expect((await owner.call(employeeRoutes.changeLoginAllowed, { body })).status).toBe(200);
  await tellOfAChange();
  await mine.next('changed');
  await lost.closed;
  expect(lost.frames).toEqual([]);
});

/** The owner makes a change, and the consumer notifies the open tabs. */
async function tellOfAChange(): Promise<void> {
  const tab = company.companyId;
  const changed = { body: orderForm, headers: { 'x-driftig-tab': tab } };
  expect((await company.owner.call(orderRoutes.createOrder, changed)).status).toBe(201);
  const [event] = await eventsOf('companyChanged', (payload) => payload.tab === tab);
  await deliver(onCompanyChanged, event);
}

/** The refusal of this number, counted from 1. */
async function nextRefusals(
  socket: Awaited<ReturnType<typeof openSocket>>,
  number: number,
): Promise<object> {
  let count = 0;
  const { requestId: _, ...refusal } = await socket.next('refused', () => (count += 1) === number);
  return refusal;
}
