import type { CompanyData } from '@driftig/data/store';
import type { StoredMessage } from '@driftig/domain/chat/channel';
import { excerptOf, mentionedIn } from '@driftig/domain/chat/mentions';
import type { Telling } from '@driftig/domain/notifications/occasion';

import type { Talk } from './talk.ts';

/** Whoever the message names is told of it; a message without '@' reads nobody's name. */
export async function mentionTellings(
  { users }: Pick<CompanyData, 'users'>,
  { channel, channelId, people }: Talk,
  { senderId, text }: Pick<StoredMessage, 'senderId' | 'text'>,
): Promise<Telling[]> {
  if (!text.includes('@')) return [];
  const others = people.filter((id) => id !== senderId);
  const names = await users.namesOf(others);
  const to = mentionedIn(
    text,
    [...names].map(([userId, name]) => ({ userId, name })),
  );
  if (to.length === 0) return [];
  const talkId = channel.kind === 'direct' ? senderId : channelId;
  return [{ to, occasion: { kind: 'mentioned', facts: { talkId, text: excerptOf(text) } } }];
}
