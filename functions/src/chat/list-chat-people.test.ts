import { chatRoutes } from '@driftig/contracts/chat/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
setUpLive();
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

interface Listed {
  readonly name: string;
  readonly unreadCount: number;
  readonly isMe: number;
  readonly active: number;
}

const people = async (who: Caller) =>
  ((await who.call(chatRoutes.listChatPeople)).json as Listed[]).map(
    ({ name, unreadCount, isMe, active }) => [name, unreadCount, isMe, active],
  );

async function write(from: Caller, to: Caller, ...texts: readonly string[]): Promise<void> {
  const socket = await openSocket(from);
  for (const message of texts) {
    socket.send({ action: 'sendMessage', receiverId: to.user.userId, message });
    await socket.next('receiveMessage', (frame) => frame.message === message);
  }
  await socket.close();
}

test('colleagues by name with oneself as Me; the last sender comes first, with the unread count', async () => {
  const { owner, employee, administrator } = company;
  expect(await people(owner)).toEqual([
    ['Anders And', 0, 0, 1],
    ['Jonas Bak', 0, 0, 1],
    ['Me', 0, 1, 1],
  ]);
  await write(employee, owner, 'Hej', 'Er du der?');
  await write(owner, administrator, 'Ses vi?');
  expect(await people(owner)).toEqual([
    ['Anders And', 0, 0, 1],
    ['Jonas Bak', 2, 0, 1],
    ['Me', 0, 1, 1],
  ]);
  expect((await people(employee)).find(([name]) => name === 'Mette Prøve')?.[1]).toBe(0);
});

test('the newest message of each conversation is in the list, with who wrote it', async () => {
  const { owner, employee } = company;
  await write(employee, owner, 'Hej', 'Er du der?');
  const newest = async (who: Caller) =>
    ((await who.call(chatRoutes.listChatPeople)).json as Record<string, string>[]).map(
      ({ lastmessage, lastsender }) => [lastmessage, lastsender],
    );
  expect(await newest(owner)).toEqual([
    ['Er du der?', 'Jonas Bak'],
    ['', ''],
    ['', ''],
  ]);
  expect((await newest(employee))[0]).toEqual(['Er du der?', 'Me']);
});

test('how far the other has read is in the list, so that a reload knows it', async () => {
  const { owner, employee } = company;
  const readByOwner = async () =>
    ((await employee.call(chatRoutes.listChatPeople)).json as Record<string, unknown>[]).find(
      ({ name }) => name === 'Mette Prøve',
    )?.['readnumber'];
  await write(employee, owner, 'Hej', 'Er du der?');
  expect(await readByOwner()).toBe(0);
  await owner.call(chatRoutes.markRead, { body: { senderId: employee.user.userId } });
  expect(await readByOwner()).toBe(2);
});

test('a person who has left is listed when there are messages, which can be read', async () => {
  const { owner, employee } = company;
  await write(employee, owner, 'Farvel');
  await owner.call(employeeRoutes.deactivateEmployee, { body: { id: employee.user.userId } });
  expect(await people(owner)).toContainEqual(['Jonas Bak', 1, 0, 0]);
  const socket = await openSocket(owner);
  socket.send({ action: 'sendMessage', receiverId: employee.user.userId, message: 'Hej igen' });
  expect(await socket.next('refused')).toMatchObject({ code: 'not_found' });
  const query = { receiverId: employee.user.userId };
  expect((await owner.call(chatRoutes.listMessages, { query })).json).toMatchObject([
    { message: 'Farvel' },
  ]);
});

test('Starter is offered the plan', async () => {
  await changeCompany(company.companyId, { plan: 'starter' });
  expect((await company.owner.call(chatRoutes.listChatPeople)).status).toBe(402);
});
