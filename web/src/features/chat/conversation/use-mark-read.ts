import { chatRoutes } from '@driftig/contracts/chat/routes';
import { useDocumentVisibility } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { call } from '../../../api/client.ts';
import type { Partner } from '../partner.ts';

/**
 * Marks the conversation as read up to its newest message, as long as it is visible (product C2).
 */
export function useMarkRead({ id: withId, unreadCount }: Partner, received: number): void {
  const isSeen = useDocumentVisibility() === 'visible';
  const { mutate } = useMutation({
    mutationFn: () => call(chatRoutes.markRead, { body: { withId } }),
  });
  const marked = useRef(0);
  useEffect(() => {
    if (!isSeen || received === 0) return;
    const isNew = marked.current > 0 && received > marked.current;
    marked.current = received;
    if (isNew || unreadCount > 0) mutate();
  }, [isSeen, received, unreadCount, mutate]);
}
