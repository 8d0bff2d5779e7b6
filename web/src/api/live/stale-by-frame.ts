import type { ServerFrame } from '@driftig/contracts/chat/frames';
// Types alone: every page loads this, and few the routes.
import type { chatRoutes } from '@driftig/contracts/chat/routes';
import type { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { isGroupId } from '@driftig/domain/chat/group-id';

import { currentUserId } from '../session/session.ts';

type Read = keyof typeof chatRoutes | keyof typeof notificationRoutes;

/**
 * Reads that are refetched whenever the channel opens: messages and notifications are not part of
 * the company's changes, which report gaps themselves.
 */
export const askedOnOpening: readonly Read[] = [
  'listChatPeople',
  'listChatGroups',
  // The open conversation: a message may have come while there was no socket.
  'listMessages',
  'countNotifications',
  'listNotifications',
];

/**
 * Reads that a frame makes stale. Each message changes the unread counts, and so does reading it on
 * another device.
 */
export function staleBy(frame: ServerFrame): readonly string[] {
  if (frame.event === 'changed') return frame.reads;
  if (frame.event === 'receiveMessage') return [listOf(frame.receiverId)];
  // Another user's reading does not change the unread counts here.
  const isOwn = frame.event === 'messagesRead' && frame.readerId === currentUserId();
  return isOwn ? [listOf(frame.channelId)] : [];
}

const listOf = (conversationId: string): Read =>
  isGroupId(conversationId) ? 'listChatGroups' : 'listChatPeople';
