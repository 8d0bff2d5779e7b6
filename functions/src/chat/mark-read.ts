import type { chatRoutes } from '@driftig/contracts/chat/routes';

import { tellPeople } from '../live/tell.ts';
import type { Handler } from '../pipeline/handler.ts';
import { conversationWith } from './conversation.ts';

/**
 * Marks as read up to the newest message (product C2), and notifies the other members and the
 * user's own devices. For a manager who only reads an order's conversation nothing is stored.
 */
export const markRead: Handler<typeof chatRoutes.markRead> = async ({
  input,
  store,
  actor,
  now,
}) => {
  const { companyId, userId } = actor;
  const { channelId, people } = await conversationWith(store, actor, input.body.withId);
  const answer = { message: 'Samtalen er læst.' };
  if (!people.includes(userId)) return answer;
  const { last } = await store.chat.findChannel(channelId);
  if (last > 0 && (await store.chat.markRead(userId, channelId, last))) {
    const told = { event: 'messagesRead', channelId, readerId: userId, number: last } as const;
    await tellPeople(companyId, people, told, { now });
  }
  return answer;
};
