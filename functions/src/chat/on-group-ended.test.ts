import { chatRoutes } from '@driftig/contracts/chat/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { VersionConflict } from '@driftig/data/core/retry-on-conflict';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { deliver, eventsOf } from '@driftig/tests/support/stack/mails';
import { createMessagePicture } from '@driftig/tests/support/company/message-pictures';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import {
  departmentWith,
  moveTo,
  orderWith,
  writeIn,
} from '@driftig/tests/support/company/conversations';
import { beforeEach, expect, test } from 'vitest';

import { fileStore } from '../files/files.ts';
import { handler } from './on-group-ended.ts';
import { fileOf } from './picture-files.ts';
import { storeMessage } from './store-message.ts';

setUpLive();

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

/** Three messages, one of them a picture, read by both. */
async function fill(groupId: string) {
  const { owner, employee } = company;
  const socket = await openSocket(employee);
  await writeIn(socket, groupId, 'Hvem kører?');
  await createMessagePicture(employee, groupId);
  await writeIn(socket, groupId, 'Jeg gør.');
  await owner.call(chatRoutes.markRead, { body: { senderId: groupId } });
}

/** An order with a conversation. */
async function orderConversation() {
  const made = await orderWith(company, 3, company.owner, company.employee);
  await fill(made.groupId);
  return made;
}

const deleteOrder = (id: string) =>
  company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'orders', id } });

async function endedEvent(groupId: string) {
  const events = await eventsOf('groupEnded', ({ channelId }) => channelId === groupId);
  return events.find(({ companyId }) => companyId === company.companyId);
}

async function leftOf(groupId: string) {
  const { store, owner, employee } = company;
  const people = [owner, employee].map(({ user }) => user.userId);
  return {
    messages: (await store.chat.listMessages(groupId, { before: 0, limit: 50 })).length,
    reads: (await store.chat.readsOf(groupId, people)).size,
    files: (await storedFilesOf(company.companyId)).length,
    last: (await store.chat.findChannel(groupId)).last,
  };
}

const nothing = { messages: 0, reads: 0, files: 0, last: 0 };

test('the conversation of a deleted order goes with its pictures, also when told twice', async () => {
  const { order, groupId } = await orderConversation();
  expect(await leftOf(groupId)).toEqual({ messages: 3, reads: 2, files: 2, last: 3 });
  expect((await deleteOrder(order.id)).status).toBe(200);
  const event = await endedEvent(groupId);
  await deliver(handler, event);
  expect(await leftOf(groupId)).toEqual(nothing);
  await deliver(handler, event);
  expect(await leftOf(groupId)).toEqual(nothing);
});

test('the conversation of a deleted department goes as well', async () => {
  const { owner, employee } = company;
  const { departmentId, groupId } = await departmentWith(company, 'Lager', owner, employee);
  await fill(groupId);
  await moveTo(company, await createDepartment(company, 'Scene'), owner, employee);
  const body = { id: departmentId };
  expect((await owner.call(companyRoutes.deleteDepartment, { body })).status).toBe(200);
  await deliver(handler, await endedEvent(groupId));
  expect(await leftOf(groupId)).toEqual(nothing);
});

test('the next run removes the rest of an interrupted one', async () => {
  const { order, groupId } = await orderConversation();
  await deleteOrder(order.id);
  const picture = await company.store.chat.findMessage(groupId, 2);
  await fileStore(company.companyId).remove(fileOf(picture?.pictureId ?? ''));
  await company.store.chat.removeMessages(groupId, [3]);
  await deliver(handler, await endedEvent(groupId));
  expect(await leftOf(groupId)).toEqual(nothing);
});

test('a message that was on its way is refused, whatever it knew of the conversation', async () => {
  const { store, employee } = company;
  const { order, groupId } = await orderConversation();
  const { userId } = employee.user;
  const sent = { senderId: userId, text: 'For sent', at: new Date().toISOString(), clientId: '' };
  const known = await store.chat.findChannel(groupId);
  await deleteOrder(order.id);
  await deliver(handler, await endedEvent(groupId));
  for (const before of [known, { ...known, last: 0 }]) {
    const writes = store.chat.addMessage(before, { ...sent, number: before.last + 1 }, []);
    const audit = { action: 'chat.messageSent', subject: 'test' } as const;
    await expect(store.commit({ writes, audit })).rejects.toThrow(VersionConflict);
  }
  const channel = { kind: 'order', orderNumber: order.ordernumber } as const;
  const conversation = { channel, channelId: groupId, people: [userId] };
  await expect(storeMessage(store, conversation, sent)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await leftOf(groupId)).toEqual(nothing);
});

test('an existing order or department keeps its conversation, and so does every other order', async () => {
  const { order, groupId } = await orderConversation();
  const other = await orderWith(company, 4, company.owner, company.employee);
  await fill(other.groupId);
  await deleteOrder(order.id);
  const event = await endedEvent(groupId);
  if (event === undefined) throw new Error('There is no such event');
  await deliver(handler, event);
  await deliver(handler, { ...event, payload: { channelId: other.groupId } });
  expect(await leftOf(other.groupId)).toEqual({ messages: 3, reads: 2, files: 2, last: 3 });
});
