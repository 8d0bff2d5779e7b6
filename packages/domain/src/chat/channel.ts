import type { User } from '../auth/user.ts';
import { AppError } from '../errors.ts';
import type { OutboxEvent } from '../events.ts';
import type { Order } from '../orders/order.ts';
import { isGroupId } from './group-id.ts';

/** A conversation of two people, or of a group that is known by what it belongs to. */
export type Channel =
  | { readonly kind: 'direct'; readonly people: readonly [string, string] }
  | { readonly kind: 'department'; readonly departmentId: string }
  | { readonly kind: 'order'; readonly orderNumber: number };

export type GroupChannel = Exclude<Channel, { readonly kind: 'direct' }>;

/**
 * The channel's id. A direct channel has the same id for both people. Clients send a group's id in
 * place of a person's id.
 */
export function channelIdOf(channel: Channel): string {
  if (channel.kind === 'department') return `g-dep.${channel.departmentId}`;
  if (channel.kind === 'order') return `g-ord.${channel.orderNumber}`;
  return `d.${channel.people.toSorted().join('.')}`;
}

/** The group of a channel's id; undefined for any other id. */
export function groupOfId(id: string): GroupChannel | undefined {
  const [, kind, rest = ''] = /^g-(dep|ord)\.([\w-]+)$/.exec(id) ?? [];
  if (kind === 'dep') return { kind: 'department', departmentId: rest };
  // One way of writing a number, so that a conversation has one id.
  if (kind === 'ord' && /^[1-9]\d{0,8}$/.test(rest))
    return { kind: 'order', orderNumber: Number(rest) };
  return undefined;
}

/** Goes with the change that deletes what a group belongs to: its consumer removes the conversation. */
export function groupEndedEvent(group: GroupChannel): OutboxEvent {
  return { name: 'groupEnded', payload: { channelId: channelIdOf(group) } };
}

/**
 * The conversation named by a person's id or a group's channel. Throws not_found for the user's own
 * id.
 */
export function channelWith(ownId: string, withId: string): Channel {
  const group = groupOfId(withId);
  if (group !== undefined) return group;
  if (isGroupId(withId) || withId === ownId) throw new AppError('not_found');
  return { kind: 'direct', people: [ownId, withId] };
}

/**
 * The conversation's name on the wire for one reader: the other person's id in a direct channel,
 * the channel id in a group.
 */
export function nameForReader(channel: Channel, readerId: string): string {
  if (channel.kind !== 'direct') return channelIdOf(channel);
  const [one, other] = channel.people;
  return one === readerId ? other : one;
}

/** Facts of a person that decide which groups they are in. */
export type Colleague = Pick<User, 'userId' | 'departmentId' | 'status' | 'role'>;

/**
 * Members of a department's conversation: everyone in the department now who may log in (product
 * C10).
 */
export function departmentPeople<P extends Colleague>(
  departmentId: string,
  everybody: readonly P[],
): readonly P[] {
  return everybody.filter(
    (person) => person.status === 'active' && person.departmentId === departmentId,
  );
}

interface OrderConversation {
  readonly order: Pick<Order, 'planning'>;
  /** Managers who have written in the conversation of an order that they are not on. */
  readonly guestIds: readonly string[];
}

/**
 * Members of an order's conversation: everyone assigned to it now, and managers who have written in
 * it, so that they see the answer (product C10).
 */
export function orderPeople<P extends Colleague>(
  { order: { planning }, guestIds }: OrderConversation,
  everybody: readonly P[],
): readonly P[] {
  const assigned = new Set(planning?.assignedIds);
  const guests = new Set(guestIds);
  return everybody.filter(
    (person) =>
      person.status === 'active' &&
      (assigned.has(person.userId) || (guests.has(person.userId) && isManager(person))),
  );
}

/** Managers plan the orders: they may read and write in the conversation of each (product C10, O8). */
export const isManager = ({ role }: Pick<Colleague, 'role'>) => role !== 'employee';

/** The other person of a direct conversation, by its channel's id. */
export function otherOf(channelId: string, ownId: string): string {
  const [, one = '', other = ''] = channelId.split('.');
  return one === ownId ? other : one;
}

/** A message as it is stored, in the server's order. */
export interface StoredMessage {
  /** Its place in the conversation, from 1, without gaps. */
  readonly number: number;
  readonly senderId: string;
  readonly text: string;
  /** ISO UTC. */
  readonly at: string;
  /** The sender's own id of it; '' for none. */
  readonly clientId: string;
  /** The id of its picture's files; a message with one has no text. */
  readonly pictureId?: string;
}

/** State of a conversation. */
export interface ChannelState {
  readonly channelId: string;
  /** The number of the newest message; 0 for none. */
  readonly last: number;
  /** ISO UTC; '' for none. */
  readonly lastAt: string;
  /** Sender and beginning of the newest message; undefined where they were not stored. */
  readonly lastBy?: string | undefined;
  readonly lastText?: string | undefined;
  /** True when its department or order was deleted. */
  readonly isClosed?: boolean | undefined;
}

/** Read mark of a user in a conversation. */
export interface ReadState {
  readonly channelId: string;
  readonly read: number;
}

/** Number of unread messages: the user's own are read when they are sent. */
export const unreadOf = (last: number, read: number) => Math.max(0, last - read);

/**
 * Upper limit of the unread count in a group that the person has never opened: they may have joined
 * just now.
 */
const mostUnreadOfNew = 20;

/** The same in a group; `read` is undefined for a user who has never opened it. */
export const unreadInGroup = (last: number, read: number | undefined) =>
  read === undefined ? Math.min(last, mostUnreadOfNew) : unreadOf(last, read);

export const messageIdOf = (channelId: string, number: number) => `${channelId}.${number}`;
