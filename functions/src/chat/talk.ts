import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { channelIdOf, channelWith, type Channel } from '@driftig/domain/chat/channel';
import { AppError } from '@driftig/domain/errors';

/** A talk that somebody is in, and who else. */
export interface Talk {
  readonly channel: Channel;
  readonly channelId: string;
  /** Everybody of it who may log in, the asking person included. */
  readonly people: readonly string[];
}

/**
 * The talk somebody means by a colleague's id or a group's channel. Throws not_found for a person who
 * is not there, and for a group that they are not in: it may not be known to exist.
 */
export async function talkWith(
  store: CompanyData,
  actor: Pick<Actor, 'userId'>,
  withId: string,
): Promise<Talk> {
  const channel = channelWith(actor.userId, withId);
  const people = await peopleOf(store, channel);
  if (!people.includes(actor.userId)) throw new AppError('not_found');
  return { channel, channelId: channelIdOf(channel), people };
}

async function peopleOf(store: CompanyData, channel: Channel): Promise<readonly string[]> {
  if (channel.kind === 'direct') return directPeople(store, channel.people);
  const active = (await store.users.listNames()).filter(({ status }) => status === 'active');
  if (channel.kind === 'department')
    return active
      .filter(({ departmentId }) => departmentId === channel.departmentId)
      .map(({ userId }) => userId);
  const order = await store.orders.find(channel.orderNumber);
  const assigned = new Set(order?.planning?.assignedIds);
  return active.filter(({ userId }) => assigned.has(userId)).map(({ userId }) => userId);
}

/** Who was invited only has nothing to read yet. */
async function directPeople(
  { users }: CompanyData,
  people: readonly [string, string],
): Promise<readonly string[]> {
  const [, other] = people;
  const person = await users.find(other);
  if (person === undefined || person.status === 'invited') throw new AppError('not_found');
  return people;
}

/** Throws not_found where nobody can be written to any more: a colleague who has left. */
export async function assertMayWrite(store: CompanyData, { channel }: Talk): Promise<void> {
  if (channel.kind !== 'direct') return;
  const person = await store.users.find(channel.people[1]);
  if (person?.status !== 'active')
    throw new AppError('not_found', {
      message: 'Kollegaen er ikke aktiv længere. Samtalen kan stadig læses.',
    });
}
