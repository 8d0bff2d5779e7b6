import { chatRoutes } from '@driftig/contracts/chat/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { openSocket, setUpLive, type TestSocket } from '@driftig/tests/support/live/sockets';
import {
  departmentWith,
  moveTo,
  orderWith,
  setPeople,
  writeIn,
} from '@driftig/tests/support/company/conversations';
import { beforeEach, describe, expect, test } from 'vitest';

setUpLive();

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

/** Status of every call to a group by one caller, and whether the group is in their list. */
async function ways(who: Caller, groupId: string) {
  const socket = await openSocket(who);
  const refusal = async (frame: object) => {
    socket.send(frame);
    return (await socket.next('refused')).code;
  };
  const status = async (answer: ReturnType<Caller['call']>) => (await answer).status;
  const listed = (await who.call(chatRoutes.listChatGroups)).json as { id: string }[];
  const found = {
    listed: listed.some(({ id }) => id === groupId),
    group: await status(who.call(chatRoutes.getChatGroup, { params: { id: groupId } })),
    messages: await status(who.call(chatRoutes.listMessages, { query: { receiverId: groupId } })),
    read: await status(who.call(chatRoutes.markRead, { body: { senderId: groupId } })),
    typing: await refusal({ action: 'typing', receiverId: groupId }),
    send: await refusal({ action: 'sendMessage', receiverId: groupId, message: 'Hej' }),
  };
  await socket.close();
  return found;
}

const shut = {
  listed: false,
  group: 404,
  messages: 404,
  read: 404,
  typing: 'not_found',
  send: 'not_found',
};

describe('people outside a group get nothing of it by any call:', () => {
  test('a person of another department, and a manager of another department', async () => {
    const { administrator, employee, owner } = company;
    const { groupId } = await departmentWith(company, 'Lyd', employee, owner);
    await departmentWith(company, 'Kontor', administrator);
    expect(await ways(administrator, groupId)).toEqual(shut);
  });

  test('another company, for its department as for its order', async () => {
    const { employee, administrator, owner } = company;
    const department = await departmentWith(company, 'Lyd', employee, administrator);
    const { groupId } = await orderWith(company, 3, employee, administrator);
    await writeIn(await openSocket(owner), groupId, 'Hemmeligt');
    const other = await createCompany({ plan: 'pro' });
    expect(await ways(other.employee, department.groupId)).toEqual(shut);
    expect(await ways(other.owner, department.groupId)).toEqual(shut);
    expect(await ways(other.employee, groupId)).toEqual(shut);
    expect(await ways(other.owner, groupId)).toEqual(shut);
  });

  test('a person who is not on the order', async () => {
    const { groupId } = await orderWith(company, 3, company.administrator, company.owner);
    expect(await ways(company.employee, groupId)).toEqual(shut);
  });

  test('a person who has left the department, though they have read and written there', async () => {
    const { employee, administrator, owner } = company;
    const { groupId } = await departmentWith(company, 'Lyd', employee, administrator, owner);
    await writeIn(await openSocket(employee), groupId, 'Hej');
    await moveTo(company, '', employee);
    expect(await ways(employee, groupId)).toEqual(shut);
  });

  test('a person who was taken off the order, though they have read and written there', async () => {
    const { employee, administrator, owner } = company;
    const { order, groupId } = await orderWith(company, 3, employee, administrator);
    await writeIn(await openSocket(employee), groupId, 'Hej');
    await setPeople(owner, order, administrator);
    expect(await ways(employee, groupId)).toEqual(shut);
  });

  test.each(['g-dep.none', 'g-ord.999999', 'g-ord.0', 'g-ord.01', 'g-x.1', 'g-ord.1e3', 'g-dep.'])(
    'an invalid group: %s',
    async (id) => {
      expect(await ways(company.owner, id)).toEqual(shut);
    },
  );
});

test('a removed member gets no more messages, and neither does a deactivated one', async () => {
  const { employee, administrator, owner } = company;
  const { order, groupId } = await orderWith(company, 3, employee, administrator);
  const [off, mine] = await Promise.all([openSocket(employee), openSocket(administrator)]);
  await writeIn(mine, groupId, 'Til begge');
  await off.next('receiveMessage', ({ message }) => message === 'Til begge');
  await setPeople(owner, order, administrator);
  await writeIn(mine, groupId, 'Kun til den ene');
  mine.send({ action: 'typing', receiverId: groupId });
  expect(await heard(off)).toEqual(['Til begge']);
});

test('a deactivated member gets no notification', async () => {
  const { employee, administrator, owner } = company;
  const { groupId } = await orderWith(company, 3, employee, administrator);
  const [off, mine] = await Promise.all([openSocket(employee), openSocket(administrator)]);
  await owner.call(employeeRoutes.deactivateEmployee, { body: { id: employee.user.userId } });
  await writeIn(mine, groupId, 'Kun til den ene');
  expect(off.frames).toEqual([]);
});

/** The messages that came over a socket until it answers a ping. */
async function heard(socket: TestSocket): Promise<readonly string[]> {
  const before = socket.frames.length;
  socket.send({ action: 'ping' });
  await socket.next('pong', (frame) => socket.frames.indexOf(frame) >= before);
  return socket.frames.flatMap((frame) =>
    frame.event === 'receiveMessage' ? [frame.message] : [],
  );
}

describe('a manager and the conversation of an order that they are not on', () => {
  test('it may be read and leaves no trace; it is not in the list and nothing is told', async () => {
    const { employee, administrator, owner } = company;
    const { groupId } = await orderWith(company, 3, employee, administrator);
    const along = await openSocket(owner);
    const mine = await openSocket(employee);
    await writeIn(mine, groupId, 'Hej');
    const messages = await owner.call(chatRoutes.listMessages, { query: { receiverId: groupId } });
    expect(messages.json).toMatchObject([{ message: 'Hej', sendername: 'Jonas Bak' }]);
    expect((await owner.call(chatRoutes.markRead, { body: { senderId: groupId } })).status).toBe(
      200,
    );
    const { json } = await owner.call(chatRoutes.getChatGroup, { params: { id: groupId } });
    expect(json).toMatchObject({
      isin: 0,
      people: [{ name: 'Anders And' }, { name: 'Jonas Bak' }],
    });
    await writeIn(mine, groupId, 'Igen');
    expect(await heard(along)).toEqual([]);
    expect((await owner.call(chatRoutes.listChatGroups)).json).toEqual([]);
  });

  test('writing in it makes them a member from then on, who gets the answer', async () => {
    const { employee, administrator, owner } = company;
    const { groupId } = await orderWith(company, 3, employee, administrator);
    const [along, mine] = await Promise.all([openSocket(owner), openSocket(employee)]);
    await writeIn(along, groupId, 'Kør kl. 7');
    await writeIn(mine, groupId, 'Det er modtaget');
    await along.next('receiveMessage', ({ message }) => message === 'Det er modtaget');
    expect((await owner.call(chatRoutes.listChatGroups)).json).toMatchObject([
      { id: groupId, unreadCount: 1, lastsender: 'Jonas Bak' },
    ]);
    const { json } = await owner.call(chatRoutes.getChatGroup, { params: { id: groupId } });
    expect(json).toMatchObject({ isin: 1, people: [{}, {}, { name: 'Mette Prøve', isMe: 1 }] });
  });
});
