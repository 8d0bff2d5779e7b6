import { chatRoutes } from '@driftig/contracts/chat/routes';
import { planFeatures } from '@driftig/contracts/core/plans';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from './route-query.ts';
import { useUser } from '../session/session.ts';

/** Possible recipients with their unread counts; the live channel says when it is stale. */
export const chatPeopleQuery = routeQuery(chatRoutes.listChatPeople, {});
/** The groups one is in, the same way. */
export const chatGroupsQuery = routeQuery(chatRoutes.listChatGroups, {});

/** Whether the company's plan has chat. */
export function useHasChat(): boolean {
  return planFeatures[useUser().company.openPlan].includes('chat');
}

interface UnreadConversation {
  readonly name: string;
  readonly unreadCount: number;
}

/** The conversations with something unread; undefined while that is not known, and without chat. */
export function useUnreadConversations() {
  const enabled = useHasChat();
  const people = useQuery({ ...chatPeopleQuery, enabled });
  const groups = useQuery({ ...chatGroupsQuery, enabled });
  const isKnown = people.data !== undefined && groups.data !== undefined;
  const all: readonly UnreadConversation[] = [...(people.data ?? []), ...(groups.data ?? [])];
  return {
    conversations: isKnown ? all.filter(({ unreadCount }) => unreadCount > 0) : undefined,
    error: people.error ?? groups.error,
  };
}

export const countUnread = (conversations: readonly UnreadConversation[]) =>
  conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
