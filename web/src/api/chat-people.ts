import { chatRoutes } from '@driftig/contracts/chat/routes';
import { planFeatures } from '@driftig/contracts/core/plans';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from './route-query.ts';
import { useUser } from './session.ts';

/** Whom one can write with, and what is unread; the live channel says when it is stale. */
export const chatPeopleQuery = routeQuery(chatRoutes.listChatPeople, {});

/** Whether the company's plan has chat. */
export function useHasChat(): boolean {
  return planFeatures[useUser().company.openPlan].includes('chat');
}

/** How many messages one has not read; undefined while that is not known, and without chat. */
export function useUnreadMessages(): number | undefined {
  const { data } = useQuery({ ...chatPeopleQuery, enabled: useHasChat() });
  return data?.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}
