import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { numberTaken } from '@driftig/data/chat/chat.repository';
import type { IdempotentStore } from '@driftig/data/store';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { Actor } from '@driftig/domain/actor';
import { messageIdOf, nameForReader, type StoredMessage } from '@driftig/domain/chat/channel';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError } from '@driftig/domain/errors';

import { tellPeople } from '../live/tell.ts';
import { mentionTellings } from './mention-tellings.ts';
import { pictureAddress } from './picture-files.ts';
import type { Conversation } from './conversation.ts';

type Sending = Omit<StoredMessage, 'number'>;

/**
 * Each message gets the next number of its conversation; of two at once one gets the number after. Throws
 * AlreadyAnswered for what was sent before, not_found where the conversation was just removed, conflict (409)
 * where others write all the time.
 */
export async function storeMessage(
  store: Pick<IdempotentStore, 'chat' | 'commit' | 'users'>,
  conversation: Conversation,
  sent: Sending,
): Promise<StoredMessage> {
  const { channel, channelId, people } = conversation;
  const readers = channel.kind === 'direct' ? people : [];
  const tells = await mentionTellings(store, conversation, sent);
  return retryOnConflict(async () => {
    const before = await store.chat.findChannel(channelId);
    if (before.isClosed) throw new AppError('not_found');
    const message = { ...sent, number: before.last + 1 };
    await store.commit({
      writes: store.chat.addMessage(before, message, readers),
      audit: { action: 'chat.messageSent', subject: `conversation ${channelId}` },
      onContention: numberTaken,
      tells,
      answer: { id: messageIdOf(channelId, message.number), number: message.number },
    });
    return message;
  });
}

/** Pushes a stored message to all devices of all members, the sender's included. */
export async function pushMessage(
  conversation: Conversation,
  message: StoredMessage,
  actor: Actor,
  now: string,
): Promise<void> {
  const { companyId } = actor;
  const { senderId, clientId } = message;
  const others = conversation.people.filter((person) => person !== senderId);
  const frame = frameOf(conversation, message, actor);
  await Promise.all([
    // Only the sender knows the id, and finds the message by it on the device that sent it.
    tellPeople(companyId, [senderId], { ...frame, clientId }, { now }),
    tellPeople(companyId, others, frame, { now }),
  ]);
}

function frameOf(
  { channel, channelId }: Conversation,
  { number, senderId, text, at, pictureId }: StoredMessage,
  actor: Actor,
): Extract<ServerFrame, { readonly event: 'receiveMessage' }> {
  return {
    event: 'receiveMessage',
    senderId,
    receiverId: nameForReader(channel, senderId),
    text,
    at,
    messageId: messageIdOf(channelId, number),
    number,
    senderName: nameOf(actor),
    clientId: '',
    ...(pictureId !== undefined && { picture: pictureAddress(messageIdOf(channelId, number)) }),
  };
}
