import { authRoutes } from '@driftig/contracts/auth/routes';
import { createCompany, testPassword } from '@driftig/tests/support/company/company';
import { deliver, eventsOf } from '@driftig/tests/support/stack/mails';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { expect, test } from 'vitest';

import { handler as onLoggedOut } from './on-logged-out.ts';
import { handler } from './on-sessions-ended.ts';

setUpLive();

test('the sockets of ended sessions and of the old secret are closed, those of others stay', async () => {
  const { employee, owner } = await createCompany();
  const [own, ended] = [
    await openSocket(employee),
    await openSocket(employee, { cookies: await employee.newSession() }),
  ];
  const colleague = await openSocket(owner);
  await employee.call(authRoutes.endOtherSessions, { body: { password: testPassword } });
  const [event] = await eventsOf('sessionsEnded', ({ userId }) => userId === employee.user.userId);
  await deliver(handler, event, 'chat');
  await Promise.all([own.closed, ended.closed]);
  for (const socket of [await openSocket(employee), colleague]) {
    socket.send({ action: 'ping' });
    expect(await socket.next('pong')).toEqual({ event: 'pong', missed: false });
  }
});

test('logging out closes the sockets of that browser', async () => {
  const { employee } = await createCompany();
  const socket = await openSocket(employee);
  await employee.call(authRoutes.logOut, {});
  const [event] = await eventsOf('loggedOut', ({ userId }) => userId === employee.user.userId);
  await deliver(onLoggedOut, event);
  await socket.closed;
  expect(socket.frames).toEqual([]);
});
