import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { chatRoutes } from '@driftig/contracts/chat/routes';
import { isGroupId } from '@driftig/domain/chat/group-id';

import { currentUserId } from './session.ts';

/** What a frame makes stale: each message changes what is unread, and so does reading it elsewhere. */
export function staleBy(frame: ServerFrame): readonly string[] {
  if (frame.event === 'changed') return frame.reads;
  if (frame.event === 'receiveMessage') return [listOf(frame.receiver_id)];
  // That somebody else has read changes nothing of what is unread here.
  const isOwn = frame.event === 'messagesRead' && frame.reader_id === currentUserId();
  return isOwn ? [listOf(frame.channelid)] : [];
}

const listOf = (talkId: string) =>
  (isGroupId(talkId) ? chatRoutes.listChatGroups : chatRoutes.listChatPeople).key;
