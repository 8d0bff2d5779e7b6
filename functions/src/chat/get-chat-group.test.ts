import { chatRoutes } from '@driftig/contracts/chat/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { departmentWith, writeIn } from '@driftig/tests/support/company/conversations';
import { expect, test } from 'vitest';

setUpLive();

test('a group says who is in it and how far each has read, and those who read are told to all', async () => {
  const company = await createCompany({ plan: 'pro' });
  const { owner, employee, administrator } = company;
  const { groupId } = await departmentWith(company, 'Lyd', owner, employee, administrator);
  const [mine, theirs] = await Promise.all([openSocket(owner), openSocket(administrator)]);
  await writeIn(mine, groupId, 'Hej');
  await employee.call(chatRoutes.markRead, { body: { senderId: groupId } });
  const read = { channelid: groupId, reader_id: employee.user.userId, number: 1 };
  expect(await mine.next('messagesRead')).toMatchObject(read);
  expect(await theirs.next('messagesRead')).toMatchObject(read);
  const asked = { params: { id: groupId } };
  const { json } = await owner.call(chatRoutes.getChatGroup, asked);
  expect(json).toMatchObject({
    id: groupId,
    kind: 'department',
    name: 'Lyd',
    isin: 1,
    people: [
      { name: 'Anders And', read: 0, isMe: 0, departmentname: 'Lyd' },
      { name: 'Jonas Bak', read: 1, isMe: 0 },
      { name: 'Mette Prøve', read: 1, isMe: 1 },
    ],
  });
});

test('a typing member is shown to the others of the group, by its id', async () => {
  const company = await createCompany({ plan: 'pro' });
  const { owner, employee, administrator } = company;
  const { groupId } = await departmentWith(company, 'Lyd', owner, employee, administrator);
  const [mine, theirs] = await Promise.all([openSocket(owner), openSocket(administrator)]);
  mine.send({ action: 'typing', receiverId: groupId });
  expect(await theirs.next('typing')).toEqual({
    event: 'typing',
    sender_id: owner.user.userId,
    receiver_id: groupId,
  });
  expect(mine.frames).toEqual([]);
});
