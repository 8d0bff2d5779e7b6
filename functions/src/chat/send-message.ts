import type { socketRoutes } from '@driftig/contracts/core/socket-routes';
import { AlreadyAnswered } from '@driftig/data/core/commit';
import type { CompanyStore } from '@driftig/data/store';
import type { StoredMessage } from '@driftig/domain/chat/channel';
import { AppError } from '@driftig/domain/errors';

import type { FrameHandler } from '../live/frames.ts';
import { pushMessage, storeMessage } from './store-message.ts';
import { assertMayWrite, conversationWith } from './conversation.ts';

/**
 * Stores a message, then pushes it to all devices of all members, the sender's included. A resend
 * with the same client id is stored once and pushed again, since the first push may have been lost
 * with its socket (product T10).
 */
export const sendMessage: FrameHandler<typeof socketRoutes.sendMessage> = async ({
  frame,
  actor,
  storeFor,
  now,
}) => {
  const { to, text, clientId = '' } = frame;
  const store = storeFor(clientId);
  const conversation = await conversationWith(store, actor, to);
  await assertMayWrite(store, conversation);
  const sent = { senderId: actor.userId, text, clientId, at: now };
  const message = await storeMessage(store, conversation, sent).catch((error: unknown) => {
    if (error instanceof AlreadyAnswered) return storedBefore(store, conversation.channelId, sent);
    throw error;
  });
  await pushMessage(conversation, message, actor, now);
};

/** How far back a message that was sent before is looked for; resends come within minutes. */
const lookedThrough = 200;

async function storedBefore(
  store: CompanyStore,
  channelId: string,
  { senderId, clientId }: Pick<StoredMessage, 'senderId' | 'clientId'>,
): Promise<StoredMessage> {
  const found = await store.chat.listMessages(channelId, { before: 0, limit: lookedThrough });
  const stored = found.find((one) => one.senderId === senderId && one.clientId === clientId);
  if (stored === undefined) throw new AppError('key_reused');
  return stored;
}
