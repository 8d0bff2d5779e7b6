import type { chatRoutes } from '@driftig/contracts/chat/routes';
import { messageIdOf } from '@driftig/domain/chat/channel';

import { formerEmployee } from '../changes/employees/people-of.ts';
import type { Handler } from '../pipeline/handler.ts';
import { pictureAddress } from './picture-files.ts';
import { talkWith } from './talk.ts';

const usualLimit = 50;

/** The newest messages of a talk, or those before a number; the page costs the same however long it is. */
export const listMessages: Handler<typeof chatRoutes.listMessages> = async ({
  input,
  store,
  actor,
}) => {
  const { withId, before = 0, limit = usualLimit } = input.query;
  const { channelId } = await talkWith(store, actor, withId);
  const messages = await store.chat.listMessages(channelId, { before, limit });
  const names = await store.users.namesOf(messages.map(({ senderId }) => senderId));
  return messages.map(({ number, senderId, text, at, clientId, pictureId }) => ({
    messageId: messageIdOf(channelId, number),
    text,
    at,
    type: senderId === actor.userId ? ('sent' as const) : ('received' as const),
    senderId,
    senderName: names.get(senderId) ?? formerEmployee,
    number,
    clientId: senderId === actor.userId ? clientId : '',
    picture: pictureId === undefined ? '' : pictureAddress(messageIdOf(channelId, number)),
  }));
};
