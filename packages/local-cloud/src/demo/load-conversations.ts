import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { User } from '@driftig/domain/auth/user';
import { channelIdOf, type Channel } from '@driftig/domain/chat/channel';
import { danishDate } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import { fileOf, thumbnailOf } from '@driftig/functions/chat/picture-files';
import { storeMessage } from '@driftig/functions/chat/store-message';
import { drawPhoto } from '@driftig/functions/files/draw-photo';
import { fileStore } from '@driftig/functions/files/files';

import { quietly, type DemoWriter } from './demo-writer.ts';
import {
  departmentConversations,
  directConversations,
  orderConversation,
  type DemoMessage,
} from './conversations.ts';

/** How many of the next orders have a conversation. */
const ordersWithConversation = 2;

interface Demo {
  readonly writer: DemoWriter;
  readonly users: ReadonlyMap<string, User>;
  readonly now: string;
}

/** Loads conversations of two, of departments and of the next orders, through the product's own rules. */
export async function loadConversations(
  writer: DemoWriter,
  orders: readonly Order[],
  now: string,
): Promise<void> {
  const { store } = writer.at(now);
  const active = (await store.users.list()).filter(({ status }) => status === 'active');
  const demo = { writer, now, users: new Map(active.map((user) => [user.name, user])) };
  for (const { people, messages, unread } of directConversations) {
    const [one, other] = people.map((name) => idOf(demo, name));
    const channel: Channel = { kind: 'direct', people: [one ?? '', other ?? ''] };
    await say(demo, channel, messages);
    const reader = people.find((name) => name !== messages.at(-1)?.by) ?? '';
    await read(demo, channel, reader, messages.length - unread);
  }
  for (const { departmentId, name } of await store.departments.list()) {
    const conversation = departmentConversations[name];
    if (conversation === undefined) continue;
    const channel: Channel = { kind: 'department', departmentId };
    await say(demo, channel, conversation.messages);
    for (const reader of conversation.readBy)
      await read(demo, channel, reader, conversation.messages.length);
  }
  await loadOrderConversations(demo, orders);
}

async function loadOrderConversations(demo: Demo, orders: readonly Order[]): Promise<void> {
  const { store } = demo.writer.at(demo.now);
  const next = orders.filter(({ startDate }) => startDate >= danishDate(demo.now));
  const staffed = await store.orders.listStaffed(next.map(({ number }) => number));
  const owner = demo.writer.actor.name;
  const conversations = staffed
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .map(({ number, planning }) => ({ number, names: namesOf(demo, planning?.assignedIds ?? []) }))
    .filter(({ names }) => names.filter((name) => name !== owner).length > 1);
  for (const [index, { number, names }] of conversations
    .slice(0, ordersWithConversation)
    .entries()) {
    const others = names.filter((name) => name !== owner);
    const messages = orderConversation.map(({ text, minutesAgo }, at) => ({
      // The newest is from her as well, after a call by the customer.
      by: at % 3 === 0 ? owner : (others[(at - 1) % others.length] ?? owner),
      text,
      minutesAgo: minutesAgo + 3 * index,
    }));
    await say(demo, { kind: 'order', orderNumber: number }, messages);
  }
}

const namesOf = ({ users }: Demo, ids: readonly string[]) =>
  [...users.values()].filter(({ userId }) => ids.includes(userId)).map(({ name }) => name);

function idOf({ users }: Demo, name: string): string {
  const user = users.get(name);
  if (user === undefined) throw new Error(`${name} is not in the demo company`);
  return user.userId;
}

async function say(demo: Demo, channel: Channel, messages: readonly DemoMessage[]): Promise<void> {
  const { writer, users, now } = demo;
  const people = channel.kind === 'direct' ? channel.people : [];
  for (const { by, text, minutesAgo, picture } of messages) {
    const at = new Date(Date.parse(now) - minutesAgo * 60_000).toISOString();
    const { store, newId } = writer.at(at, users.get(by));
    const pictureId = picture && (await keepPicture(demo, picture, newId().toLowerCase()));
    const sent = {
      senderId: idOf(demo, by),
      text,
      at,
      clientId: '',
      ...(pictureId !== undefined && { pictureId }),
    };
    // Mentions of two are among the loaded notifications, where their consumer would add them again.
    const telling = channel.kind === 'direct' ? quietly(store) : store;
    await storeMessage(telling, { channel, channelId: channelIdOf(channel), people }, sent);
  }
}

async function keepPicture({ writer }: Demo, file: string, id: string): Promise<string> {
  const content = await readFile(join(import.meta.dirname, 'order-pictures', file));
  const { picture, thumbnail } = await drawPhoto(content, 'picture');
  const own = fileStore(writer.actor.companyId);
  await Promise.all([own.put(fileOf(id), picture), own.put(thumbnailOf(id), thumbnail)]);
  return id;
}

async function read(demo: Demo, channel: Channel, name: string, number: number): Promise<void> {
  const { store } = demo.writer.at(demo.now);
  await store.chat.markRead(idOf(demo, name), channelIdOf(channel), number);
}
