import type { ServerFrame } from '@driftig/contracts/chat/frames';
import { chatRoutes } from '@driftig/contracts/chat/routes';
import { notificationRoutes } from '@driftig/contracts/notifications/routes';

/**
 * What is asked for whenever the channel opens: messages and notifications are no changes of the
 * company, which say themselves whether something was missed.
 */
export const askedOnOpening: readonly string[] = [
  chatRoutes.listChatPeople.key,
  notificationRoutes.countNotifications.key,
  notificationRoutes.listNotifications.key,
];

/** What a frame makes stale: each message changes what is unread, and so does reading it elsewhere. */
export function staleBy(frame: ServerFrame): readonly string[] {
  if (frame.event === 'changed') return frame.reads;
  const isAboutUnread = frame.event === 'receiveMessage' || frame.event === 'messagesRead';
  return isAboutUnread ? [chatRoutes.listChatPeople.key] : [];
}
