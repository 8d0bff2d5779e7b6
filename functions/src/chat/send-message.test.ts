import { authRoutes } from '@driftig/contracts/auth/routes';
import { chatRoutes } from '@driftig/contracts/chat/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
  testPassword,
} from '@driftig/tests/support/company/company';
import { shownTo, tellAll, tellingsOf } from '@driftig/tests/support/company/notifications';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { openSocket, setUpLive, type TestSocket } from '@driftig/tests/support/live/sockets';
import { changeUser } from '@driftig/tests/support/company/users';
import { beforeEach, describe, expect, test } from 'vitest';

setUpLive();

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const conversation = async (who: Caller, withWhom: Caller) => {
  const query = { receiverId: withWhom.user.userId };
  const { json } = await who.call(chatRoutes.listMessages, { query });
  return (json as { message: string; type: string; number: number }[]).map(
    ({ message, type, number }) => [number, type, message],
  );
};
const send = (from: TestSocket, to: Caller, message: string, clientid?: string) =>
  from.send({
    action: 'sendMessage',
    receiverId: to.user.userId,
    message,
    ...(clientid && { clientid }),
  });

test('a message is stored, and reaches all devices of both', async () => {
  const { owner, employee } = company;
  const [mine, alsoMine, theirs] = await Promise.all([
    openSocket(owner),
    openSocket(owner, { cookies: await owner.newSession() }),
    openSocket(employee),
  ]);
  send(mine, employee, 'Hej Jonas', 'client-0001');
  const got = await theirs.next('receiveMessage');
  expect(got).toEqual({
    event: 'receiveMessage',
    sender_id: owner.user.userId,
    receiver_id: employee.user.userId,
    message: 'Hej Jonas',
    timestamp: expect.stringMatching(/Z$/),
    id: expect.any(String),
    number: 1,
    sendername: 'Mette Prøve',
    clientid: '',
  });
  expect(await mine.next('receiveMessage')).toMatchObject({ clientid: 'client-0001' });
  expect(await alsoMine.next('receiveMessage')).toMatchObject({ message: 'Hej Jonas' });
  expect(await conversation(employee, owner)).toEqual([[1, 'received', 'Hej Jonas']]);
  expect(await conversation(owner, employee)).toEqual([[1, 'sent', 'Hej Jonas']]);
});

test('a resend with the same client id is stored once', async () => {
  const socket = await openSocket(company.owner);
  send(socket, company.employee, 'En gang', 'client-0002');
  await socket.next('receiveMessage');
  send(socket, company.employee, 'En gang', 'client-0002');
  send(socket, company.employee, 'Slut', 'client-0003');
  await socket.next('receiveMessage', ({ message }) => message === 'Slut');
  expect(await conversation(company.employee, company.owner)).toEqual([
    [1, 'received', 'En gang'],
    [2, 'received', 'Slut'],
  ]);
});

test('concurrent messages of several people have one order, without gaps or doubles', async () => {
  const { owner, employee } = company;
  const sockets = await Promise.all([openSocket(owner), openSocket(employee)]);
  const rounds = Array.from({ length: 15 }, (_, index) => index);
  for (const round of rounds) {
    const [one, other] = sockets;
    if (one) send(one, employee, `m${round}`, `client-m-${round}`);
    if (other) send(other, owner, `j${round}`, `client-j-${round}`);
  }
  await Promise.all(
    sockets.map((socket) => socket.next('receiveMessage', ({ number }) => number === 30)),
  );
  const stored = await conversation(owner, employee);
  expect(stored.map(([number]) => number)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expect(new Set(stored.map(([, , text]) => text)).size).toBe(30);
  expect(await conversation(employee, owner)).toEqual(
    stored.map(([number, type, text]) => [number, type === 'sent' ? 'received' : 'sent', text]),
  );
});

test('a mentioned person is notified once, also after a resend; others and plain messages notify no one', async () => {
  const { owner, employee } = company;
  const socket = await openSocket(owner);
  send(socket, employee, 'Hej Jonas', 'client-0010');
  send(socket, employee, 'Kan du, @jonas? @Mette Prøve kan ikke.', 'client-0011');
  await socket.next('receiveMessage', ({ number }) => number === 2);
  send(socket, employee, 'Kan du, @jonas? @Mette Prøve kan ikke.', 'client-0011');
  send(socket, employee, '@Anders And', 'client-0012');
  await socket.next('receiveMessage', ({ number }) => number === 3);
  expect(await tellingsOf(company)).toHaveLength(1);
  await tellAll(company);
  expect(await shownTo(employee)).toMatchObject([
    {
      kind: 'mentioned',
      title: 'Mette Prøve nævner dig i chatten',
      text: 'Kan du, @jonas? @Mette Prøve kan ikke.',
      path: `/chat?with=${owner.user.userId}`,
    },
  ]);
  for (const who of [owner, company.administrator]) expect(await shownTo(who)).toEqual([]);
});

test('a first name shared with the sender mentions no one and is not marked', async () => {
  const { owner, employee } = company;
  await changeUser(owner.user, { name: 'Jonas Lind' });
  const socket = await openSocket(owner);
  send(socket, employee, '@Jonas, og https://social.dk/@Jonas Bak');
  send(socket, employee, '@Jonas Bak');
  await socket.next('receiveMessage', ({ number }) => number === 2);
  expect(await tellingsOf(company)).toHaveLength(1);
});

describe('is refused on the socket, which stays open:', () => {
  test.each<[string, object | string, string]>([
    ['nothing but space', { message: '  \n ' }, 'bad_input'],
    ['too long', { message: 'x'.repeat(4001) }, 'bad_input'],
    ['half a character', { message: 'a\ud800' }, 'bad_input'],
    ['to nobody', { receiverId: 'nobody' }, 'not_found'],
    ['a made-up group', { receiverId: 'g-dep.none' }, 'not_found'],
    ['an unknown field', { rights: 2 }, 'bad_input'],
  ])('%s', async (_what, changes, code) => {
    const socket = await openSocket(company.owner);
    const frame = { action: 'sendMessage', receiverId: company.employee.user.userId, message: 'x' };
    socket.send({ ...frame, clientid: 'client-0009', ...(changes as object) });
    expect(await socket.next('refused')).toMatchObject({ code, clientid: 'client-0009' });
    socket.send({ action: 'ping' });
    await socket.next('pong');
    expect(await conversation(company.employee, company.owner)).toEqual([]);
  });

  test('to oneself', async () => {
    const socket = await openSocket(company.owner);
    send(socket, company.owner, 'Hej');
    expect(await socket.next('refused')).toMatchObject({ code: 'not_found' });
  });

  test('to another company', async () => {
    const other = await createCompany({ plan: 'pro' });
    const socket = await openSocket(company.owner);
    send(socket, other.employee, 'Hej');
    expect(await socket.next('refused')).toMatchObject({ code: 'not_found' });
  });

  test('on Starter, which may listen', async () => {
    await changeCompany(company.companyId, { plan: 'starter' });
    const socket = await openSocket(company.owner);
    send(socket, company.employee, 'Hej');
    expect(await socket.next('refused')).toMatchObject({ code: 'plan_limit' });
  });
});

test('a socket whose session has ended gets and sends nothing more', async () => {
  const { owner, employee } = company;
  const cookies = await employee.newSession();
  const [mine, theirs] = await Promise.all([openSocket(owner), openSocket(employee, { cookies })]);
  await employee.call(authRoutes.endOtherSessions, { body: { password: testPassword } });
  send(mine, employee, 'Hemmeligt');
  await mine.next('receiveMessage');
  await theirs.closed;
  expect(theirs.frames).toEqual([]);
});

test('connecting without a session or from another site is refused', async () => {
  await expect(openSocket(company.owner, { cookies: {} })).rejects.toThrow('refused');
  const origin = 'https://angriber.example';
  await expect(openSocket(company.owner, { origin })).rejects.toThrow('refused');
});
