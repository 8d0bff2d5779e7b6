import type { NamedUser } from '@driftig/data/auth/auth.repository';
import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import {
  channelIdOf,
  channelWith,
  departmentPeople,
  isManager,
  orderPeople,
  type Channel,
  type GroupChannel,
} from '@driftig/domain/chat/channel';
import { AppError } from '@driftig/domain/errors';
import { orderConversationName } from '@driftig/domain/chat/group-list';

/** A conversation that the user may read, with its members. */
export interface Conversation {
  readonly channel: Channel;
  readonly channelId: string;
  /** Members who may log in, without managers who only read an order's conversation. */
  readonly people: readonly string[];
}

type Who = Pick<Actor, 'userId' | 'role'>;

/**
 * The conversation named by a colleague's id or a group's channel. Throws not_found for an unknown
 * person, and for a group that the user is not in: its existence must not be revealed.
 */
export async function conversationWith(
  store: CompanyData,
  actor: Who,
  withId: string,
): Promise<Conversation> {
  const channel = channelWith(actor.userId, withId);
  const channelId = channelIdOf(channel);
  if (channel.kind === 'direct') {
    await assertHasConversations(store, channel.people[1]);
    return { channel, channelId, people: channel.people };
  }
  const { people } = await groupOf(store, actor, channel);
  return { channel, channelId, people: people.map(({ userId }) => userId) };
}

/** Invited people have no conversations yet. */
async function assertHasConversations({ users }: CompanyData, userId: string): Promise<void> {
  const person = await users.find(userId);
  if (person === undefined || person.status === 'invited') throw new AppError('not_found');
}

interface Group {
  readonly name: string;
  /** Members. */
  readonly people: readonly NamedUser[];
}

/** The group, if the user may read it. Throws not_found otherwise (product C10). */
export async function groupOf(
  store: CompanyData,
  actor: Who,
  channel: GroupChannel,
): Promise<Group> {
  const group =
    channel.kind === 'department'
      ? await departmentGroup(store, channel.departmentId)
      : await orderGroup(store, channel);
  const mayRead =
    group.people.some(({ userId }) => userId === actor.userId) ||
    (channel.kind === 'order' && isManager(actor));
  if (!mayRead) throw new AppError('not_found');
  return group;
}

async function departmentGroup(
  { departments, users }: CompanyData,
  departmentId: string,
): Promise<Group> {
  const [{ name }, everybody] = await Promise.all([
    departments.get(departmentId),
    users.listNames(),
  ]);
  return { name, people: departmentPeople(departmentId, everybody) };
}

async function orderGroup(
  { orders, users, chat }: CompanyData,
  channel: Extract<Channel, { readonly kind: 'order' }>,
): Promise<Group> {
  const [order, everybody] = await Promise.all([
    orders.find(channel.orderNumber),
    users.listNames(),
  ]);
  if (order === undefined) throw new AppError('not_found');
  const managers = everybody.filter(isManager).map(({ userId }) => userId);
  const reads = await chat.readsOf(channelIdOf(channel), managers);
  const people = orderPeople({ order, guestIds: [...reads.keys()] }, everybody);
  return { name: orderConversationName(order), people };
}

/** Throws not_found when the colleague has left. */
export async function assertMayWrite(store: CompanyData, { channel }: Conversation): Promise<void> {
  if (channel.kind !== 'direct') return;
  const person = await store.users.find(channel.people[1]);
  if (person?.status !== 'active')
    throw new AppError('not_found', {
      message: 'Kollegaen er ikke aktiv længere. Samtalen kan stadig læses.',
    });
}
