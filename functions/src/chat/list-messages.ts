import type { chatRoutes } from '@driftig/contracts/chat/routes';
import { channelIdOf, channelWith, messageIdOf } from '@driftig/domain/chat/channel';
import { nameOf } from '@driftig/domain/employees/name-of';

import { formerEmployee } from '../changes/employees/people-of.ts';
import type { Handler } from '../pipeline/handler.ts';
import { pictureAddress } from './picture-files.ts';
import { conversationWith } from './conversation.ts';

const usualLimit = 50;

/**
 * The newest messages of a conversation, or those before a number; the page costs the same however
 * long it is. Reads while the conversation is looked up, which throws for people outside it, so
 * nothing is answered.
 */
export const listMessages: Handler<typeof chatRoutes.listMessages> = async ({
  input,
  store,
  actor,
}) => {
  const { withId, before = 0, limit = usualLimit } = input.query;
  const channel = channelWith(actor.userId, withId);
  const channelId = channelIdOf(channel);
  const [messages, known] = await Promise.all([
    store.chat.listMessages(channelId, { before, limit }),
    // In a direct channel only the other person's name is missing.
    store.users.namesOf(channel.kind === 'direct' ? [withId] : []),
    conversationWith(store, actor, withId),
  ]);
  const others = messages
    .map(({ senderId }) => senderId)
    .filter((id) => id !== actor.userId && !known.has(id));
  const names = channel.kind === 'direct' ? known : await store.users.namesOf(others);
  const nameOfSender = (senderId: string) =>
    senderId === actor.userId ? nameOf(actor) : (names.get(senderId) ?? formerEmployee);
  return messages.map(({ number, senderId, text, at, clientId, pictureId }) => ({
    messageId: messageIdOf(channelId, number),
    text,
    at,
    type: senderId === actor.userId ? ('sent' as const) : ('received' as const),
    senderId,
    senderName: nameOfSender(senderId),
    number,
    clientId: senderId === actor.userId ? clientId : '',
    picture: pictureId === undefined ? '' : pictureAddress(messageIdOf(channelId, number)),
  }));
};
