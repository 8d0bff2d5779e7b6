import { AppError } from '../errors.ts';

/** A talk of two people, or of a group that is known by what it belongs to. */
export type Channel =
  | { readonly kind: 'direct'; readonly people: readonly [string, string] }
  | { readonly kind: 'department'; readonly departmentId: string }
  | { readonly kind: 'order'; readonly orderNumber: number };

/**
 * The channel's id: of two people it is the same whoever writes. A group's is also what a client
 * sends in place of a person's id.
 */
export function channelIdOf(channel: Channel): string {
  if (channel.kind === 'department') return `g-dep.${channel.departmentId}`;
  if (channel.kind === 'order') return `g-ord.${channel.orderNumber}`;
  return `d.${channel.people.toSorted().join('.')}`;
}

/** The talk that somebody means by a person's id or a group's channel. Throws not_found for their own id. */
export function channelWith(ownId: string, withId: string): Channel {
  const [, kind, rest = ''] = /^g-(dep|ord)\.([\w-]+)$/.exec(withId) ?? [];
  if (kind === 'dep') return { kind: 'department', departmentId: rest };
  if (kind === 'ord' && /^\d{1,9}$/.test(rest)) return { kind: 'order', orderNumber: Number(rest) };
  if (kind !== undefined || withId === ownId) throw new AppError('not_found');
  return { kind: 'direct', people: [ownId, withId] };
}

/** What the other side calls a talk: of two people the sender, of a group its channel. */
export function nameForReader(channel: Channel, readerId: string): string {
  if (channel.kind !== 'direct') return channelIdOf(channel);
  const [one, other] = channel.people;
  return one === readerId ? other : one;
}

/** A message as it is stored, in the server's order. */
export interface StoredMessage {
  /** Its place in the talk, from 1, without gaps. */
  readonly number: number;
  readonly senderId: string;
  readonly text: string;
  /** ISO UTC. */
  readonly at: string;
  /** The sender's own id of it; '' for none. */
  readonly clientId: string;
}

/** Where a talk stands. */
export interface ChannelState {
  readonly channelId: string;
  /** The number of the newest message; 0 for none. */
  readonly last: number;
  /** ISO UTC; '' for none. */
  readonly lastAt: string;
}

/** How far somebody has read a talk. */
export interface ReadState {
  readonly channelId: string;
  readonly read: number;
}

/** How many messages somebody has not read: their own are read when they are sent. */
export const unreadOf = (last: number, read: number) => Math.max(0, last - read);

export const messageIdOf = (channelId: string, number: number) => `${channelId}.${number}`;
