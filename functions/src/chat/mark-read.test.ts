import { chatRoutes } from '@driftig/contracts/chat/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { expect, test } from 'vitest';

setUpLive();

test('a conversation is read up to its newest message, and its sender is told', async () => {
  const { owner, employee } = await createCompany({ plan: 'pro' });
  const [mine, theirs] = [await openSocket(owner), await openSocket(employee)];
  mine.send({ action: 'sendMessage', receiverId: employee.user.userId, message: 'Hej' });
  await theirs.next('receiveMessage');
  const body = { senderId: owner.user.userId };
  expect(await employee.call(chatRoutes.markRead, { body })).toMatchObject({
    status: 200,
    json: { message: 'Samtalen er læst.' },
  });
  expect(await mine.next('messagesRead')).toMatchObject({
    reader_id: employee.user.userId,
    number: 1,
  });
  const { json } = await employee.call(chatRoutes.listChatPeople);
  expect(json).toContainEqual(expect.objectContaining({ id: owner.user.userId, unreadCount: 0 }));
});

test('a conversation without messages can be marked, one with an unknown person cannot', async () => {
  const { owner, employee } = await createCompany({ plan: 'pro' });
  const mark = (senderId: string) => owner.call(chatRoutes.markRead, { body: { senderId } });
  expect((await mark(employee.user.userId)).status).toBe(200);
  expect((await mark('nobody')).status).toBe(404);
});
