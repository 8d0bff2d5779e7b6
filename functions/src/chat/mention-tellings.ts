import type { CompanyData } from '@driftig/data/store';
import type { StoredMessage } from '@driftig/domain/chat/channel';
import { excerptOf } from '@driftig/domain/chat/mentions';
import { mentionedIn } from '@driftig/domain/chat/message-parts';
import type { Telling } from '@driftig/domain/notifications/occasion';

import type { Conversation } from './conversation.ts';

/** Notifies the people that a message mentions; a message without '@' reads no names. */
export async function mentionTellings(
  { users }: Pick<CompanyData, 'users'>,
  { channel, channelId, people }: Conversation,
  { senderId, text }: Pick<StoredMessage, 'senderId' | 'text'>,
): Promise<Telling[]> {
  if (!text.includes('@')) return [];
  // The sender's name counts, or a first name that they share would mean the other one.
  const names = await users.namesOf([senderId, ...people]);
  const named = [...names].map(([userId, name]) => ({ userId, name }));
  const mentioned = mentionedIn(text, named).map(({ userId }) => userId);
  const to = mentioned.filter((userId) => userId !== senderId);
  if (to.length === 0) return [];
  const conversationId = channel.kind === 'direct' ? senderId : channelId;
  return [
    { to, occasion: { kind: 'mentioned', facts: { conversationId, text: excerptOf(text) } } },
  ];
}
