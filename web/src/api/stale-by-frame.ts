import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { chatRoutes } from '@driftig/contracts/chat/routes';

/** What a frame makes stale: each message changes what is unread, and so does reading it elsewhere. */
export function staleBy(frame: ServerFrame): readonly string[] {
  if (frame.event === 'changed') return frame.reads;
  const isAboutUnread = frame.event === 'receiveMessage' || frame.event === 'messagesRead';
  return isAboutUnread ? [chatRoutes.listChatPeople.key] : [];
}
