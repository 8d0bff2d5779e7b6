import type { ChatMessage } from '@driftig/contracts/chat/message';

import { isGroup, type Partner } from '../../partner.ts';
import { texts } from '../../texts.ts';

/** The number of the newest message that each other member has read, by their id. */
export type Reads = ReadonlyMap<string, number>;

/**
 * Last read number of each person, as far as known: writing a message means having read those
 * before.
 */
export function readsOf(
  { others }: Pick<Partner, 'others'>,
  messages: readonly ChatMessage[],
  told: Reads,
): Reads {
  const wrote = new Map(messages.map(({ senderId, number }) => [senderId, number]));
  return new Map(
    others.map(({ id, read }) => [id, Math.max(read, told.get(id) ?? 0, wrote.get(id) ?? 0)]),
  );
}

/** State of the user's own message: sent, read, or read by so many of a group. */
export function standingText(partner: Pick<Partner, 'kind'>, reads: Reads, number: number): string {
  const count = [...reads.values()].filter((read) => read >= number).length;
  if (count === 0) return texts.sent;
  if (!isGroup(partner)) return texts.read;
  return count === reads.size ? texts.readByAll : texts.readBy(count);
}
