import type { socketRoutes } from '@driftig/contracts/core/socket-routes';

import type { FrameHandler } from '../live/frames.ts';
import { tellPeople } from '../live/tell.ts';
import { conversationWith } from './conversation.ts';

/** Sent to the other members of the conversation, and not stored. */
export const typing: FrameHandler<typeof socketRoutes.typing> = async ({
  frame,
  actor,
  storeFor,
  now,
}) => {
  const { channel, channelId, people } = await conversationWith(
    storeFor(undefined),
    actor,
    frame.to,
  );
  const { companyId, userId } = actor;
  const others = people.filter((person) => person !== userId);
  const receiverId = channel.kind === 'direct' ? frame.to : channelId;
  const told = { event: 'typing', senderId: userId, receiverId } as const;
  await tellPeople(companyId, others, told, { now });
};
