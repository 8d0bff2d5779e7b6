import { channelIdOf, groupOfId, otherOf } from './channel.ts';

/** Position of a message. */
interface Place {
  /** The colleague or the group of the conversation, as its reader calls them. */
  readonly withId: string;
  readonly channelId: string;
  readonly number: number;
}

/**
 * Channel and number of a message, from its id; undefined for an id that is not a message's, or is
 * from a direct channel of two other people.
 */
export function placeOf(messageId: string, ownId: string): Place | undefined {
  const [, channelId = '', number] = /^(.+)\.([1-9]\d{0,8})$/.exec(messageId) ?? [];
  if (number === undefined) return undefined;
  const withId = groupOfId(channelId) === undefined ? otherOf(channelId, ownId) : channelId;
  // An id that is put together in another way names no conversation.
  const isOwn =
    withId === channelId || channelIdOf({ kind: 'direct', people: [ownId, withId] }) === channelId;
  return isOwn ? { withId, channelId, number: Number(number) } : undefined;
}
